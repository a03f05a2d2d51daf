import { withKeys } from '@/ui/with-keys'

/** A link of navigation or footer, as editors make it. */
export type NavItem = {
  id?: string | null
  label?: string | null
  url?: string | null
  target?: '_self' | '_blank' | null
}

/** What a link shows of an item. The other fields would be in the payload of every page. */
export type NavLinkItem = { label: string; url: string; target?: '_blank' }

/** Items without a label have no link. */
export const navLinksOf = (items: readonly NavItem[] | null | undefined): NavLinkItem[] =>
  (items ?? []).flatMap(({ label, target, url }) => {
    if (!label) return []
    return [{ label, url: url ?? '', ...(target === '_blank' && { target }) }]
  })

/** Several links may have the same label. */
export const keyedLinks = <T extends NavLinkItem>(links: readonly T[]) => withKeys(links, ({ label }) => label)
