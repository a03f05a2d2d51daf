import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageLink } from './PageLink'

type Props = {
  href: string
  /** An arrow after the text, for links to more of the same. */
  arrow?: boolean
  children: ReactNode
}

/** A standalone link, outside of running text. Renders an `a`. */
export function TextLink({ arrow = false, children, href }: Props) {
  // Next's router follows a link to an anchor without the event that listeners to the hash wait for.
  const Anchor = href.startsWith('#') ? 'a' : PageLink
  return (
    <Anchor className="link inline-flex min-h-touch items-center gap-2" href={href}>
      {children}
      {arrow && <ArrowRight className="size-4.5 flex-none" aria-hidden="true" />}
    </Anchor>
  )
}
