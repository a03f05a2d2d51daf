import type { Element, ElementContent, Text } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { BLOCK } from '@/content/elements'
import { isPart, unmark } from '@/content/parts'
import { ID_PREFIX } from '@/content/sanitize-schema'
import { isRestrictedFor } from '@/rules/audience'
import { TEXTS } from '@/rules/texts'
import { elementsInLinks } from './file-link'
import type { Transform } from './transform'

/** The id of the notice in a text without prefix: the page may link to it. */
export const NOTICE_ID = 'members-notice'

/** Removes members-only parts for visitors, on the server, and puts the members' notice in place of the first. */
export const membersParts: Transform = (tree, { audience }) => {
  const isRestricted = isRestrictedFor(audience, 'free')
  const inLinks = elementsInLinks(tree)
  let found = false
  let noticePlaced = false
  visit(tree, 'element', (node, index, parent) => {
    if (!isPart(node, 'members') || !parent || index === undefined) return undefined
    if (!isRestricted) {
      unmark(node)
      return undefined
    }
    found = true
    const canHoldNotice = BLOCK.has(node.tagName) && !ITEM_ELEMENTS.has(node.tagName) && !inLinks.has(node)
    const replacement = canHoldNotice && !noticePlaced ? [notice()] : []
    noticePlaced ||= canHoldNotice
    parent.children.splice(index, 1, ...replacement)
    return [SKIP, index + replacement.length]
  })
  // Inside a line, a list or a table the notice does not fit, so it goes to the end of the text.
  if (found && !noticePlaced) tree.children.push(notice())
}

/** Elements whose parents (lists, details and the like) accept no other children. */
const ITEM_ELEMENTS = new Set(['li', 'dt', 'dd', 'summary', 'figcaption'])

function notice(): Element {
  // An authored id, which transforms/anchors.ts makes the final one.
  return element('div', { className: ['members-notice'], id: ID_PREFIX + NOTICE_ID }, [
    element('p', {}, [text(TEXTS.membersOnlyNotice)]),
    element('p', {}, [
      element('a', { href: '/memberships' }, [text(TEXTS.joinForFullContent)]),
      text(' '),
      element('a', { href: '/login' }, [text(TEXTS.signIn)]),
    ]),
  ])
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

function text(value: string): Text {
  return { type: 'text', value }
}
