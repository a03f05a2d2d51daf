import { parseAddress } from '@/content/urls'
import type { PostNode } from '@/rules/forum/post-body'
import { LIMITS } from '@/rules/limits'
import {
  BOLD_AND_ITALIC,
  block,
  bodyOfBlocks,
  type EditorBody,
  lineBreak,
  linkPart,
  listPart,
  textPart,
} from './editor-body'
import { countOf, readNode, textOf, type UnknownNode } from './read-node'
import { tidyBlocks } from './tidy-blocks'

const MAX_START = 9_999

/** Whether a post can link to an address. @param origin of this site */
export const isLinkable = (url: string, origin: string): boolean =>
  url.length <= LIMITS.forumUrlMaxChars && parseAddress(url, origin) !== null

/**
 * The body of a post from the state of the editor: only what a post can have.
 * @param state Lexical's JSON
 * @param origin of this site
 * @returns null while there is neither text nor a picture
 */
export function fromLexical(state: { root: { children: readonly unknown[] } }, origin: string): EditorBody | null {
  const blocks = tidyBlocks(state.root.children.flatMap((child) => readParts(child, origin)))
  return hasContent(blocks) ? bodyOfBlocks(blocks) : null
}

const hasContent = (nodes: readonly PostNode[]): boolean =>
  nodes.some(
    (own) =>
      own.type === 'picture' ||
      (typeof own.text === 'string' && own.text.trim() !== '') ||
      hasContent(own.children ?? []),
  )

function readParts(value: unknown, origin: string): PostNode[] {
  const own = readNode(value)
  if (!own) return []
  const children = (own.children ?? []).flatMap((child) => readParts(child, origin))
  switch (own.type) {
    case 'text':
    case 'tab':
      return [textPart(textOf(own.text), countOf(own.format) & BOLD_AND_ITALIC)]
    case 'linebreak':
      return [lineBreak()]
    case 'paragraph':
    case 'quote':
    case 'listitem':
      return [block(own.type, children)]
    case 'list': {
      const start = Math.min(countOf(own.start, 1), MAX_START)
      return [own.listType === 'number' ? listPart('number', children, start) : listPart('bullet', children)]
    }
    case 'link':
    case 'autolink': {
      const url = textOf(own.url)
      return own.isUnlinked === true || !isLinkable(url, origin) ? children : [linkPart(url, children)]
    }
    case 'picture':
      return pictureOf(own)
    default:
      return children
  }
}

function pictureOf({ alt, file, height, picture, width }: UnknownNode): PostNode[] {
  if (countOf(picture) === 0) return []
  const fields = { picture, alt: textOf(alt), file: textOf(file), width: countOf(width), height: countOf(height) }
  return [{ type: 'picture', version: 1, ...fields }]
}
