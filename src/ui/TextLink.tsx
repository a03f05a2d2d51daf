import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

type Props = {
  href: string
  /** An arrow after the text, for links to more of the same. */
  arrow?: boolean
  children: ReactNode
}

/** A standalone link, outside of running text. Renders an `a`. */
export function TextLink({ arrow = false, children, href }: Props) {
  return (
    <Link className="link inline-flex min-h-touch items-center gap-2" href={href} prefetch={false}>
      {children}
      {arrow && <ArrowRight className="size-4.5 flex-none" aria-hidden="true" />}
    </Link>
  )
}
