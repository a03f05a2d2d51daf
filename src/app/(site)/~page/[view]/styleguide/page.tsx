import type { Metadata } from 'next'
import '@/site/styleguide/styleguide.css'
import { StyleguidePage } from '@/site/styleguide/StyleguidePage'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Style guide', robots: { index: false } }

/** The components of the site, for developers. No page links here. */
export default function Styleguide() {
  return <StyleguidePage />
}
