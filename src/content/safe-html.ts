import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { escapeHtml } from '@/rules/escape-html'
import { toSafeTree } from './pipeline'

/** Markup that has been written already, as opposed to text that still has to be escaped. */
class Markup {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }
}

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr'])

function inner(children: unknown): string {
  if (Array.isArray(children)) return children.map(inner).join('')
  if (children instanceof Markup) return children.html
  return typeof children === 'string' ? escapeHtml(children) : ''
}

function attribute([name, value]: [string, unknown]): string {
  if (value === false || value === null || value === undefined) return ''
  return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`
}

/** Called for each element, inner ones first. A fragment has no name. */
function written(type: unknown, { children, ...attributes }: Record<string, unknown>): Markup {
  if (typeof type !== 'string') return new Markup(inner(children))
  const open = `<${type}${Object.entries(attributes).map(attribute).join('')}>`
  return new Markup(VOID.has(type) ? open : `${open}${inner(children)}</${type}>`)
}

/**
 * Provider HTML as HTML that is safe to put into a page of ours, for calls that answer text
 * (SPEC 7). Pages render `Content` instead.
 * @param options as toSafeTree takes them
 */
export function safeHtml(html: string | null | undefined, options?: Parameters<typeof toSafeTree>[1]): string {
  if (!html?.trim()) return ''
  const runtime = { Fragment: null, jsx: written, jsxs: written }
  const tree = toJsxRuntime(toSafeTree(html, options), {
    ...runtime,
    elementAttributeNameCase: 'html',
    tableCellAlignToStyle: false,
  })
  return inner(tree)
}
