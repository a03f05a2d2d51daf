const QUOTE_CHARS = 300

/** The beginning of a post's text, for a quote. @param html from a call, which has sanitized it */
export function plainExcerpt(html: string): string {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
  const words = text.replace(/\s+/g, ' ').trim()
  return words.length > QUOTE_CHARS ? `${words.slice(0, QUOTE_CHARS).trimEnd()}…` : words
}
