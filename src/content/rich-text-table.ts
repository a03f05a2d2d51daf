/** Converts the tables of rich text to HTML with header cells, without the styles that the editor stores. */
import type { HTMLConverter } from '@payloadcms/richtext-lexical/html'
import { z } from 'zod'

/** Lexical's bits of a header cell: it is the head of its column, of its row, or of both. */
const HEAD_OF_COLUMN = 1
const HEAD_OF_ROW = 2

const MAX_SPAN = 50
const span = z.int().min(1).max(MAX_SPAN).catch(1)
const tableCell = z.object({ headerState: z.int().catch(0), colSpan: span, rowSpan: span })
const typed = z.looseObject({ type: z.string(), children: z.array(z.unknown()).catch([]) })

type Args = Parameters<Exclude<HTMLConverter, string>>[0]
type Children = Parameters<Args['nodesToHTML']>[0]['nodes']

const childrenOf = (node: unknown, type: string): Record<string, unknown>[] =>
  typed.safeParse(node).data?.children.flatMap((child) => {
    const read = typed.safeParse(child).data
    return read?.type === type ? [read] : []
  }) ?? []

/** A table. Its first rows of header cells alone are its head. */
export function tableHtml({ node, nodesToHTML }: Args): string {
  const rows = childrenOf(node, 'tablerow').map((row) => childrenOf(row, 'tablecell'))
  const isHead = (cells: Record<string, unknown>[]) =>
    cells.length > 0 && cells.every((cell) => Boolean(tableCell.parse(cell).headerState & HEAD_OF_COLUMN))
  const firstOfBody = rows.findIndex((cells) => !isHead(cells))
  const heads = firstOfBody === -1 ? 0 : firstOfBody
  const html = rows.map((cells) => `<tr>${cells.map((cell) => cellHtml(cell, nodesToHTML)).join('')}</tr>`)
  if (html.length === 0) return ''
  const head = heads > 0 ? `<thead>${html.slice(0, heads).join('')}</thead>` : ''
  return `<table>${head}<tbody>${html.slice(heads).join('')}</tbody></table>`
}

function cellHtml(cell: Record<string, unknown>, nodesToHTML: Args['nodesToHTML']): string {
  const { colSpan, headerState, rowSpan } = tableCell.parse(cell)
  const children = Array.isArray(cell.children) ? (cell.children as Children) : []
  const [only, ...others] = children
  // A cell of one paragraph needs no paragraph.
  const inner = only?.type === 'paragraph' && others.length === 0 ? typed.parse(only).children : children
  const content = nodesToHTML({ nodes: inner as Children }).join('')
  const spans = (colSpan > 1 ? ` colspan="${colSpan}"` : '') + (rowSpan > 1 ? ` rowspan="${rowSpan}"` : '')
  // The corner of a table is often empty, and an empty cell is no header.
  if (content.trim() === '' || !(headerState & (HEAD_OF_COLUMN | HEAD_OF_ROW))) return `<td${spans}>${content}</td>`
  return `<th scope="${headerState & HEAD_OF_COLUMN ? 'col' : 'row'}"${spans}>${content}</th>`
}
