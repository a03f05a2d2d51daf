import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import { sidebarLabel } from '@/rules/sidebar-label'
import { siteOrigin } from '@/runtime/env'
import { anchorId } from './anchor-ids'
import { textOf } from './hast-text'
import type { SafeTree } from './pipeline'
import { parseAddress } from './urls'

/** A link of a page's sidebar. */
export type SidebarLink = {
  /** The label on screen: at most 50 characters. */
  label: string
  /** The full label if `label` is shortened. */
  title?: string
  href: string
  bold?: boolean
  forceActive?: boolean
  isMain?: boolean
  subLinks: SidebarLink[]
}

/** A sidebar link that an editor entered. */
export type ManualLink = {
  label?: string | null
  url?: string | null
  bold?: boolean | null
  isMain?: boolean | null
  forceActive?: boolean | null
  subLinks?: readonly ManualLink[] | null
}

/**
 * Builds a text's sidebar links from its headings.
 *
 * An h2 is a link, an h3 a sublink of the h2 before it; other levels are included only if they have data-menu.
 * data-menu is the label (empty: left out), data-link replaces the target, data-format sets the style; `main` puts a
 * heading at the top level.
 * @returns no two links with the same label and address
 */
export function sidebarLinks(tree: SafeTree): SidebarLink[] {
  const links: SidebarLink[] = []
  /** The top-level link that is, or contains, the link with a label and address. */
  const topByKey = new Map<string, SidebarLink>()
  let parent: SidebarLink | null = null
  visit(tree, 'element', (node) => {
    const found = linkOf(node)
    if (!found) return
    const { link, top } = found
    const key = keyOf(link)
    if (!topByKey.has(key)) {
      const container: SidebarLink | null = top ? null : parent
      topByKey.set(key, container ?? link)
      if (container) container.subLinks.push(link)
      else links.push(link)
    }
    if (top) parent = topByKey.get(key) ?? null
  })
  return links
}

function keyOf({ label, href }: Pick<SidebarLink, 'label' | 'href'>): string {
  return `${href}\n${label}`
}

function linkOf(node: Element): { link: SidebarLink; top: boolean } | null {
  const { properties, tagName } = node
  const level = Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0)
  const { dataFormat, dataLink, dataMenu, id } = properties
  if (level === 0 || typeof id !== 'string') return null
  if (typeof dataMenu !== 'string' && level !== 2 && level !== 3) return null
  const { label, title } = sidebarLabel(typeof dataMenu === 'string' ? dataMenu : textOf(node))
  if (label === '') return null
  const formats = typeof dataFormat === 'string' ? dataFormat.split(' ') : []
  const isMain = formats.includes('main')
  return {
    top: isMain || level <= 2,
    link: {
      label,
      ...(title !== null && { title }),
      href: typeof dataLink === 'string' ? dataLink : `#${id}`,
      ...(formats.includes('bold') && { bold: true }),
      ...(formats.includes('active') && { forceActive: true }),
      ...(isMain && { isMain }),
      subLinks: [],
    },
  }
}

/**
 * The links that an editor entered, which replace the headings.
 * @param options.tree the text beside them; `#what-to-eat` finds its heading there, with or without prefix
 */
export function manualSidebarLinks(
  rows: readonly ManualLink[] | null | undefined,
  { tree, idPrefix = '' }: { tree?: SafeTree; idPrefix?: string } = {},
): SidebarLink[] {
  const ids = new Set<unknown>()
  if (tree) visit(tree, 'element', ({ properties }) => void ids.add(properties.id))
  const origin = siteOrigin()
  const known = new Set<string>()
  const linksOf = (links: readonly ManualLink[] | null | undefined): SidebarLink[] =>
    (links ?? []).flatMap(({ label: text, url, bold, isMain, forceActive, subLinks }) => {
      const address = parseAddress(url, origin)
      const { label, title } = sidebarLabel(text ?? '')
      if (!address || label === '') return []
      const targetId = `${idPrefix}${anchorId(address.href.slice(1))}`
      const href = address.kind === 'fragment' && ids.has(targetId) ? `#${targetId}` : address.href
      const key = keyOf({ label, href })
      if (known.has(key)) return []
      known.add(key)
      return [
        {
          label,
          ...(title !== null && { title }),
          href,
          ...(bold && { bold }),
          ...(isMain && { isMain }),
          ...(forceActive && { forceActive }),
          subLinks: linksOf(subLinks),
        },
      ]
    })
  return linksOf(rows)
}

/** Number of links in a sidebar, sublinks included. */
export function countLinks(links: readonly SidebarLink[]): number {
  return links.reduce((sum, { subLinks }) => sum + 1 + countLinks(subLinks), 0)
}
