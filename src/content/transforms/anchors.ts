import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { anchorId, UniqueIds } from '@/content/anchor-ids'
import { textOf } from '@/content/hast-text'
import { ID_PREFIX } from '@/content/sanitize-schema'
import type { Transform } from './transform'

const HEADING = /^h[1-6]$/

/**
 * Gives every heading, and every other element with an id or a name, its final id, then updates the text's own `#links`
 * and the headings' data-link.
 */
export const anchors: Transform = (tree, { idPrefix }) => {
  const ids = new UniqueIds()
  const authored = new Map<string, string>()
  const bySlug = new Map<string, string>()

  visit(tree, 'element', (node) => {
    const original = originalId(node)
    const heading = HEADING.test(node.tagName)
    node.properties.id = undefined
    node.properties.name = undefined
    if (original === null && !heading) return
    const headingText = heading ? textOf(node) : ''
    const id = ids.reserve(idPrefix + anchorId(original ?? headingText))
    node.properties.id = id
    // Of several equal ids, a browser goes to the first.
    if (original !== null && !authored.has(original)) authored.set(original, id)
    if (!heading) return
    for (const slug of [anchorId(headingText), id.slice(idPrefix.length)]) if (!bySlug.has(slug)) bySlug.set(slug, id)
  })
  updateFragments(tree, (target) => authored.get(target) ?? bySlug.get(anchorId(target)))
}

function originalId({ properties }: Element): string | null {
  const value = properties.id ?? properties.name
  return typeof value === 'string' && value.startsWith(ID_PREFIX) ? value.slice(ID_PREFIX.length) || null : null
}

function updateFragments(tree: Root, idOf: (target: string) => string | undefined): void {
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'dataLink'] as const) {
      const address = properties[name]
      if (typeof address !== 'string' || !address.startsWith('#') || address === '#') continue
      const id = idOf(decoded(address.slice(1)))
      if (id !== undefined) properties[name] = `#${id}`
    }
  })
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    // A lone % is not an escape sequence, so the target is used as it is.
    return target
  }
}
