import type { PostNode } from '@/rules/forum/post-body'
import { block, isOneOf, lineBreak } from '../editor-body'
import { mergeText } from '../tidy-blocks'

const isInline = (node: PostNode) => isOneOf(node, 'text', 'linebreak', 'link')

/** Blocks of parts: what is in a line becomes a paragraph. Lines without words go. */
export function asBlocks(parts: readonly PostNode[], keepsSpaces = false): PostNode[] {
  const blocks: PostNode[] = []
  let line: PostNode[] = []
  const endLine = () => {
    const trimmed = keepsSpaces ? mergeText(line) : trimLine(line)
    if (trimmed.length > 0) blocks.push(block('paragraph', trimmed))
    line = []
  }
  for (const part of parts) {
    if (isInline(part)) line.push(part)
    else {
      endLine()
      blocks.push(part)
    }
  }
  endLine()
  return blocks
}

/** The lines of parts of any kind, for places that have no blocks, such as a link. */
export function inlineParts(parts: readonly PostNode[]): PostNode[] {
  return parts.flatMap((part, number) => {
    if (isInline(part)) return [part]
    const inner = inlineParts(part.children ?? [])
    return number > 0 && inner.length > 0 ? [lineBreak(), ...inner] : inner
  })
}

/** A line as a browser shows it: no space at its ends or beside a line break, and none twice. */
export function trimLine(parts: readonly PostNode[]): PostNode[] {
  const trimmed = trimEnd(mergeText(trimStarts(parts, { afterSpace: true })))
  return trimmed.length === parts.length ? trimmed : mergeText(trimmed)
}

function trimStarts(parts: readonly PostNode[], state: { afterSpace: boolean }): PostNode[] {
  return parts.map((part) => {
    if (part.type === 'linebreak') {
      state.afterSpace = true
      return part
    }
    if (part.children) return { ...part, children: trimStarts(part.children, state) }
    const text = String(part.text ?? '').replace(state.afterSpace ? /^ +/ : /^ +/, state.afterSpace ? '' : ' ')
    if (text !== '') state.afterSpace = text.endsWith(' ')
    return { ...part, text }
  })
}

/** Without spaces and line breaks at the end, and without spaces before a line break. */
function trimEnd(parts: readonly PostNode[]): PostNode[] {
  const kept: PostNode[] = []
  let isAtEnd = true
  for (const part of [...parts].reverse()) {
    if (part.type === 'linebreak') {
      if (kept.length > 0) kept.push(part)
      isAtEnd = true
      continue
    }
    const text = part.type === 'text' && isAtEnd ? String(part.text ?? '').replace(/ +$/, '') : part.text
    if (text === '') continue
    kept.push(part.type === 'text' ? { ...part, text } : part)
    isAtEnd = false
  }
  const [first] = kept.slice(-1)
  const lines = kept.reverse()
  return first?.type === 'linebreak' ? lines.slice(lines.findIndex(({ type }) => type !== 'linebreak')) : lines
}
