import type { PostNode } from '@/rules/forum/post-body'
import { block, lineBreak, textPart } from '../editor-body'

/** Plain text as paragraphs: a blank line ends one, any other line break stays. */
export function textToBlocks(text: string): PostNode[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .filter((part) => part.trim() !== '')
    .map((part) =>
      block(
        'paragraph',
        part
          .replace(/^\n+|\n+$/g, '')
          .split('\n')
          .flatMap(lineParts),
      ),
    )
}

const lineParts = (line: string, number: number): PostNode[] => [
  ...(number > 0 ? [lineBreak()] : []),
  ...(line === '' ? [] : [textPart(line)]),
]
