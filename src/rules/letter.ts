import { escapeHtml } from './escape-html'

type LetterLink = { label: string; href: string }

/** A mail in plain words: some lines, one thing to do, and at most one other way. */
export type Letter = { subject: string; lines: readonly string[]; link?: LetterLink; otherLink?: LetterLink }

// A mail has no style sheet: the colours of the face, written out. DESIGN 9.
const PAGE = 'margin:0;padding:24px;background:#fbf7f1;color:#2f2440;font:17px/1.6 Georgia,serif'
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:999px;background:#bf472f;color:#fffdf9;text-decoration:none'

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`

/** The address stands below its button too: some programs show no links. */
function action({ label, href }: LetterLink): string {
  const address = escapeHtml(href)
  return (
    paragraph(`<a style="${BUTTON}" href="${address}">${escapeHtml(label)}</a>`) +
    paragraph(`<small style="word-break:break-all">${address}</small>`)
  )
}

const aside = ({ label, href }: LetterLink) =>
  paragraph(`<a style="color:#a93c26" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`)

/** A letter as HTML. Names and other words that people typed are escaped here. */
export function letterHtml({ lines, link, otherLink, subject }: Letter): string {
  const words = lines.map((line) => paragraph(escapeHtml(line))).join('')
  const links = (link ? action(link) : '') + (otherLink ? aside(otherLink) : '')
  const head = `<meta charset="utf-8"><title>${escapeHtml(subject)}</title>`
  const body = `<div style="max-width:36rem;margin:0 auto">${words}${links}</div>`
  return `<!doctype html><html lang="en"><head>${head}</head><body style="${PAGE}">${body}</body></html>`
}

/** A letter as plain text. */
export function letterText({ lines, link, otherLink }: Letter): string {
  const links = [link, otherLink].flatMap((given) => (given ? [`${given.label}:\n${given.href}`] : []))
  return [...lines, ...links].join('\n\n')
}
