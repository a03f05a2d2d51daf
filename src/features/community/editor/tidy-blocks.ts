import type { PostNode } from '@/rules/forum/post-body'
import { block, isOneOf, lineBreak } from './editor-body'

/** Lists in lists, at most: far less than what a post may nest (`forumPostDepth`), and what can be read on a phone. */
const MAX_LIST_LEVELS = 4

const isBlock = (node: PostNode) => isOneOf(node, 'paragraph', 'quote', 'list', 'listitem', 'picture')

/**
 * Brings blocks into the one form that the editor works with: pictures stand alone, items have lines of text or one
 * nested list, equal neighbors of text are one. What a body says stays as it is, so doing it twice changes nothing.
 */
export function tidyBlocks(nodes: readonly PostNode[]): PostNode[] {
  const blocks: PostNode[] = []
  let line: PostNode[] = []
  const endLine = () => {
    if (line.length > 0) blocks.push(block('paragraph', mergeText(line)))
    line = []
  }
  for (const node of nodes) {
    if (!isBlock(node)) {
      line.push(node)
      continue
    }
    endLine()
    blocks.push(...tidyBlock(node))
  }
  endLine()
  return blocks
}

function tidyBlock(node: PostNode): PostNode[] {
  if (node.type === 'picture') return [node]
  const { pictures, rest } = withoutPictures(node.children ?? [])
  switch (node.type) {
    case 'list': {
      const items = tidyItems(rest, 1)
      return items.length > 0 ? [{ ...node, children: items }, ...pictures] : pictures
    }
    case 'quote':
      return [{ ...node, children: linesOf(rest) }, ...pictures]
    case 'listitem':
      return [...tidyBlocks(rest), ...pictures]
    default:
      return [{ ...node, children: mergeText(rest) }, ...pictures]
  }
}

/** Takes the pictures out of a part, at any depth. */
function withoutPictures(nodes: readonly PostNode[]): { rest: PostNode[]; pictures: PostNode[] } {
  const pictures: PostNode[] = []
  const rest: PostNode[] = []
  for (const node of nodes) {
    if (node.type === 'picture') {
      pictures.push(node)
      continue
    }
    if (!node.children) {
      rest.push(node)
      continue
    }
    const inner = withoutPictures(node.children)
    pictures.push(...inner.pictures)
    rest.push({ ...node, children: inner.rest })
  }
  return { rest, pictures }
}

function tidyItems(nodes: readonly PostNode[], level: number): PostNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'listitem') return tidyItems([block('listitem', [node])], level)
    const items: PostNode[] = []
    let content: PostNode[] = []
    const endContent = () => {
      if (content.length > 0) items.push({ ...node, children: linesOf(content) })
      content = []
    }
    for (const child of node.children ?? []) {
      if (child.type !== 'list') {
        content.push(child)
        continue
      }
      endContent()
      const nested = tidyItems(child.children ?? [], level + 1)
      if (level >= MAX_LIST_LEVELS) items.push(...nested)
      else if (nested.length > 0) items.push({ ...node, children: [{ ...child, children: nested }] })
    }
    endContent()
    return items.length > 0 ? items : [{ ...node, children: [] }]
  })
}

/** Blocks inside a quote or an item as lines of it. */
function linesOf(nodes: readonly PostNode[]): PostNode[] {
  const lines: PostNode[][] = [[]]
  const collect = (node: PostNode) => {
    if (!isBlock(node)) {
      lines.at(-1)?.push(node)
      return
    }
    if ((lines.at(-1)?.length ?? 0) > 0) lines.push([])
    for (const child of node.children ?? []) collect(child)
    lines.push([])
  }
  for (const node of nodes) collect(node)
  const filled = lines.filter((line) => line.length > 0)
  return mergeText(filled.flatMap((line, number) => (number === 0 ? line : [lineBreak(), ...line])))
}

/** Texts of the same format that follow each other become one; empty texts and links go. */
export function mergeText(nodes: readonly PostNode[]): PostNode[] {
  const merged: PostNode[] = []
  for (const node of nodes) {
    const own = node.children ? { ...node, children: mergeText(node.children) } : node
    if (own.children?.length === 0 || own.text === '') continue
    const last = merged.at(-1)
    if (last?.type === 'text' && own.type === 'text' && last.format === own.format) {
      merged[merged.length - 1] = { ...last, text: `${last.text}${own.text}` }
    } else merged.push(own)
  }
  return merged
}
