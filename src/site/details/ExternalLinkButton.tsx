import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { parseAddress } from '@/content/urls'
import { siteOrigin } from '@/runtime/env'
import { type ButtonVariants, button } from '@/ui/button-variants'
import { newTab } from '@/ui/new-tab'

type Props = Pick<ButtonVariants, 'variant'> & {
  /** As entered by an editor or an import. */
  href: string | null | undefined
  children: ReactNode
}

/**
 * A link styled as a button, to another site in a new tab. Renders an `a`; nothing if the address may not be linked.
 */
export function ExternalLinkButton({ href, children, variant }: Props) {
  const parsed = parseAddress(href, siteOrigin())
  if (!parsed) return null
  const isExternal = parsed.kind === 'external'
  return (
    <a className={button({ variant })} href={parsed.href} {...newTab(isExternal ? '_blank' : null)}>
      {children}
      {isExternal && <ExternalLink className="size-4.5 flex-none" aria-hidden="true" />}
      {isExternal && <span className="sr-only">, in a new tab</span>}
    </a>
  )
}
