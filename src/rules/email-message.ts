import { escapeHtml } from './escape-html'

export type EmailLink = { label: string; href: string }

/** An email as data: lines of text or links, a main link, and at most one other link. */
export type EmailMessage = {
  subject: string
  lines: readonly (string | EmailLink)[]
  link?: EmailLink
  otherLink?: EmailLink
}

// An email has no style sheet, so the tokens of docs/design-language.md#tokens are written out.
const PAGE_STYLE = 'margin:0;padding:24px;background:#fbf7f1;color:#2f2440;font:17px/1.6 Georgia,serif'
const BUTTON_STYLE =
  'display:inline-block;padding:12px 24px;border-radius:999px;background:#bf472f;color:#fffdf9;text-decoration:none'

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`

/** The URL is also printed below the button: some email programs show no links. */
function action({ label, href }: EmailLink): string {
  const address = escapeHtml(href)
  return (
    paragraph(`<a style="${BUTTON_STYLE}" href="${address}">${escapeHtml(label)}</a>`) +
    paragraph(`<small style="word-break:break-all">${address}</small>`)
  )
}

const secondaryLink = ({ label, href }: EmailLink) =>
  paragraph(`<a style="color:#a93c26" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`)

/** An email as HTML. Names and other text that people typed are escaped here. */
export function emailHtml({ lines, link, otherLink, subject }: EmailMessage): string {
  const paragraphs = lines
    .map((line) => (typeof line === 'string' ? paragraph(escapeHtml(line)) : secondaryLink(line)))
    .join('')
  const links = (link ? action(link) : '') + (otherLink ? secondaryLink(otherLink) : '')
  const head = `<meta charset="utf-8"><title>${escapeHtml(subject)}</title>`
  const body = `<div style="max-width:36rem;margin:0 auto">${paragraphs}${links}</div>`
  return `<!doctype html><html lang="en"><head>${head}</head><body style="${PAGE_STYLE}">${body}</body></html>`
}

/** An email as plain text. */
export function emailText({ lines, link, otherLink }: EmailMessage): string {
  const parts = [...lines, link, otherLink].filter((part) => part !== undefined)
  return parts.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`)).join('\n\n')
}
