import Link from 'next/link'
import type { ReactNode } from 'react'

/** One list row: a link to the document and its metadata. */
export function Row({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <li>
      <Link href={href} prefetch={false}>
        {title}
      </Link>
      <span className="ebs-row-note">{children}</span>
    </li>
  )
}
