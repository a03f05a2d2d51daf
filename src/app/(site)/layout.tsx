import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import './globals.css'

const fraunces = localFont({ src: './fonts/fraunces-soft.woff2', weight: '300 600', variable: '--font-fraunces' })
const figtree = localFont({ src: './fonts/figtree.woff2', weight: '400 700', variable: '--font-figtree' })

/** The document around every page of the site. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      data-season="fall"
      data-scroll-behavior="smooth"
      className={`${fraunces.variable} ${figtree.variable}`}
    >
      <body>{children}</body>
    </html>
  )
}
