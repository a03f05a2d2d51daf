/** Longer embed codes are rejected unread. */
const MAX_CHARS = 10_000
const FRAME_SRC = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/**
 * The URL of the chat of a live class: the `src` of the first iframe of an embed code, or a bare URL. Scripts and
 * everything else are dropped, so that no code of another site runs in our pages.
 * @param code outside data, as an editor pasted it
 * @returns an https URL; null when there is none
 */
export function chatUrl(code: string | null | undefined): string | null {
  const text = code?.trim() ?? ''
  if (text === '' || text.length > MAX_CHARS) return null
  const found = FRAME_SRC.exec(text)
  const source = (found ? (found[1] ?? found[2] ?? found[3] ?? '').replaceAll('&amp;', '&') : text).trim()
  const absolute = source.startsWith('//') ? `https:${source}` : source
  if (/[\s<>"'\\]/.test(absolute) || !URL.canParse(absolute)) return null
  const url = new URL(absolute)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || url.username !== '' || url.password !== '') return null
  url.protocol = 'https:'
  return url.href
}
