import { excerptOf } from '@/rules/forum/excerpt'

const QUOTE_CHARS = 300
const BLOCK_END = /<\/(?:p|li|blockquote)>|<br\s*\/?>/g

/** The beginning of a post's text, for a quote. @param html from a call, which has sanitized it */
export function plainExcerpt(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(BLOCK_END, '$&\n'), 'text/html')
  return excerptOf(body.textContent ?? '', QUOTE_CHARS)
}
