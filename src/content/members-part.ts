import { visit } from 'unist-util-visit'
import { type Audience, isRestrictedFor } from '@/rules/audience'
import { textOf } from './hast-text'
import { partKindOf } from './parts'
import { parseSanitized } from './pipeline'

/**
 * Whether a text keeps a part for members from its reader, so that the page can say so before the text begins.
 * @param html as for toSafeTree, which puts a notice in the part's place
 * @returns `last` if the text ends with it, `some` if it is elsewhere, null if the reader gets the whole text
 */
export function membersPartOf(html: string, audience: Audience): 'last' | 'some' | null {
  if (!isRestrictedFor(audience, 'free')) return null
  const tree = parseSanitized(html)
  let found = false
  visit(tree, 'element', (node) => {
    found ||= partKindOf(node) === 'members'
  })
  if (!found) return null
  const end = tree.children.findLast((node) => node.type === 'element' || textOf(node) !== '')
  return end?.type === 'element' && partKindOf(end) === 'members' ? 'last' : 'some'
}
