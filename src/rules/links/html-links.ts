const HREF = /(\shref\s*=\s*)(["'])(.*?)\2/gi

/** The addresses of all links in HTML, as written. */
export const htmlLinks = (html: string): string[] => [...html.matchAll(HREF)].map(([, , , href = '']) => href)

/** HTML in which all links with one address have another one. */
export const withHtmlLink = (html: string, from: string, to: string): string =>
  html.replaceAll(HREF, (whole, before: string, quote: string, href: string) =>
    href === from ? `${before}${quote}${to}${quote}` : whole,
  )
