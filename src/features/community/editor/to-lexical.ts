import type { SerializedEditorState, SerializedLexicalNode } from 'lexical'
import type { PostNode } from '@/rules/forum/post-body'
import { BOLD_AND_ITALIC, type EditorBody } from './editor-body'
import { countOf, readNode, textOf } from './read-node'
import { tidyBlocks } from './tidy-blocks'

/** The parts of a body that was stored without being checked, such as a draft's; what is no part is left out. */
function readParts(values: readonly unknown[]): PostNode[] {
  return values.flatMap((value) => {
    const own = readNode(value)
    if (!own) return []
    const { children, ...fields } = own
    return [{ ...fields, version: 1 as const, ...(children && { children: readParts(children) }) }]
  })
}

/** Blocks as the editor takes them; nothing but what a post can have is read. */
export const toLexicalNodes = (children: readonly unknown[]): SerializedLexicalNode[] =>
  tidyBlocks(readParts(children)).flatMap(toNode)

/** The state of an editor that shows a body. An empty one has a paragraph, so that there is a place to write. */
export function toLexical(body: EditorBody | undefined): SerializedEditorState {
  const children = toLexicalNodes(body?.root.children ?? [])
  return {
    root: { ...ELEMENT, type: 'root', children: children.length > 0 ? children : toLexicalNodes([EMPTY_PARAGRAPH]) },
  }
}

const EMPTY_PARAGRAPH = { type: 'paragraph', version: 1, children: [] }
const ELEMENT = { direction: null, format: '', indent: 0, version: 1 } as const

type LexicalNode = SerializedLexicalNode & Record<string, unknown>

function toNode(own: PostNode): LexicalNode[] {
  const children = (own.children ?? []).flatMap(toNode)
  const element = { ...ELEMENT, type: own.type, children }
  switch (own.type) {
    case 'text':
      return [
        {
          type: 'text',
          version: 1,
          text: textOf(own.text),
          format: countOf(own.format) & BOLD_AND_ITALIC,
          detail: 0,
          mode: 'normal',
          style: '',
        },
      ]
    case 'linebreak':
      return [{ type: 'linebreak', version: 1 }]
    case 'paragraph':
      return [{ ...element, textFormat: 0, textStyle: '' }]
    case 'quote':
      return [element]
    case 'listitem':
      return [{ ...element, value: 1 }]
    case 'list':
      return [
        {
          ...element,
          children: children.map((child, number) => ({ ...child, value: countOf(own.start, 1) + number })),
          listType: own.listType === 'number' ? 'number' : 'bullet',
          tag: own.listType === 'number' ? 'ol' : 'ul',
          start: countOf(own.start, 1),
        },
      ]
    case 'link':
    case 'autolink':
      return [{ ...element, type: 'link', url: textOf(own.url), rel: null, target: null, title: null }]
    case 'picture':
      return [
        {
          type: 'picture',
          version: 1,
          picture: countOf(own.picture),
          alt: textOf(own.alt),
          file: textOf(own.file),
          width: countOf(own.width),
          height: countOf(own.height),
        },
      ]
    default:
      return children
  }
}
