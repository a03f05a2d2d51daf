import { escapeHtml } from './escape-html'

/** A mail in plain words: some lines, and at most one thing to do. */
export type Letter = { subject: string; lines: readonly string[]; link?: { label: string; href: string } }

const paragraph = (html: string) => `<p style="margin:0 0 1em">${html}</p>`

/** A letter as HTML. Names and other words that people typed are escaped here. */
export function letterHtml({ lines, link }: Letter): string {
  const href = link && escapeHtml(link.href)
  const action = link ? [paragraph(`<a href="${href}">${escapeHtml(link.label)}</a><br><small>${href}</small>`)] : []
  const body = [...lines.map((line) => paragraph(escapeHtml(line))), ...action].join('')
  return `<div style="max-width:36rem;font:16px/1.6 Georgia,serif;color:#2f2440">${body}</div>`
}

/** A letter as plain text. */
export function letterText({ lines, link }: Letter): string {
  return [...lines, ...(link ? [`${link.label}: ${link.href}`] : [])].join('\n\n')
}
