import type { PostNode } from '@/rules/forum/post-body'

/** The body of a post, as the calls take it and the editor has it. */
export type EditorBody = { root: { type: 'root'; version: 1; children: unknown[] } }

/** The formats of text that a post can have, as Lexical's bits: bold 1, italic 2. */
export const BOLD_AND_ITALIC = 3

/** A body of these blocks. */
export const bodyOfBlocks = (children: readonly PostNode[]): EditorBody => ({
  root: { type: 'root', version: 1, children: [...children] },
})

/** What a draft without text is saved as. */
export const EMPTY_BODY: EditorBody = bodyOfBlocks([])

/** Builders of the parts of a body. */
export const textPart = (text: string, format = 0): PostNode => ({ type: 'text', version: 1, text, format })
export const lineBreak = (): PostNode => ({ type: 'linebreak', version: 1 })
export const block = (type: string, children: PostNode[]): PostNode => ({ type, version: 1, children })
export const linkPart = (url: string, children: PostNode[]): PostNode => ({
  type: 'link',
  version: 1,
  url,
  fields: { url, linkType: 'custom', newTab: false },
  children,
})
export const listPart = (listType: 'bullet' | 'number', children: PostNode[], start = 1): PostNode => ({
  type: 'list',
  version: 1,
  listType,
  start,
  children,
})

/** Whether a node is of one of these types. */
export const isOneOf = (node: PostNode, ...types: readonly string[]): boolean => types.includes(node.type)
