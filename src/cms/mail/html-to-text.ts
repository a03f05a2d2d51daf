const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/**
 * The text part of an email that has only HTML. Made for our own and the CMS's emails, with paragraphs, line breaks and
 * links; not for untrusted HTML.
 */
export function htmlToText(html: string): string {
  return html
    .replace(/<head>[\s\S]*?<\/head>/gi, '')
    .replace(/<small[\s\S]*?<\/small>/gi, '')
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, (_link, href: string, label: string) =>
      label.trim() === href ? href : `${label.trim()}:\n${href}`,
    )
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/p>/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
