/** The text of authored HTML, in one line. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** How many words authored HTML has. */
export const wordCount = (html: string): number => plainText(html).split(' ').length
