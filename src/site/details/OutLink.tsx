import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { originOf, readAddress } from '@/content/urls'
import { type ButtonLook, button } from '@/ui/ButtonLink'
import { newTab } from '@/ui/new-tab'

type Props = Pick<ButtonLook, 'look'> & {
  /** As an editor or an import wrote it. */
  address: string | null | undefined
  children: ReactNode
}

/** A link that looks like a button, to another site in a new tab. Nothing where the address may not be linked. Renders an `a`. */
export function OutLink({ address, children, look }: Props) {
  const read = readAddress(address, originOf(process.env.SITE_URL))
  if (!read) return null
  const leaves = read.kind === 'external'
  return (
    <a className={button({ look })} href={read.href} {...newTab(leaves ? '_blank' : null)}>
      {children}
      {leaves && <ExternalLink className="size-4.5 flex-none" aria-hidden="true" />}
      {leaves && <span className="sr-only">, in a new tab</span>}
    </a>
  )
}
