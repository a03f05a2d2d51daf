/** Turns what demo/community writes into the rich text that the editor sends. */

type Node = { type: string; children?: Node[]; [field: string]: unknown }

const ITALIC = 2
const BOLD = 1
const INLINE = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}])/gu

const text = (words: string, format = 0): Node => ({ type: 'text', text: words, format })

/** A line with its links, bold and italic words. */
function inline(line: string): Node[] {
  const nodes: Node[] = []
  let end = 0
  for (const match of line.matchAll(INLINE)) {
    const [whole, words = '', url, bold, italic] = match
    if (match.index > end) nodes.push(text(line.slice(end, match.index)))
    if (url !== undefined) nodes.push({ type: 'link', url, children: [text(words)] })
    else nodes.push(bold === undefined ? text(italic ?? '', ITALIC) : text(bold, BOLD))
    end = match.index + whole.length
  }
  return end < line.length ? [...nodes, text(line.slice(end))] : nodes
}

function block(lines: readonly string[]): Node {
  if (lines.every((line) => line.startsWith('- '))) {
    const items = lines.map((line): Node => ({ type: 'listitem', children: inline(line.slice(2)) }))
    return { type: 'list', listType: 'bullet', children: items }
  }
  const isQuote = lines.every((line) => line.startsWith('> '))
  const words = lines.map((line) => (isQuote ? line.slice(2) : line)).join(' ')
  return { type: isQuote ? 'quote' : 'paragraph', children: inline(words) }
}

/**
 * @param written paragraphs, lists and quotes between empty lines, as demo/community/post.ts describes
 * @param pictures shown below the text
 */
export function bodyOf(written: string, pictures: readonly { id: number; alt: string }[] = []) {
  const blocks = written.split('\n\n').map((lines) => block(lines.trim().split('\n')))
  const shown = pictures.map(({ alt, id }): Node => ({ type: 'picture', picture: id, alt }))
  return { root: { type: 'root', children: [...blocks, ...shown] } }
}
