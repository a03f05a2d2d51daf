/** Longer embed codes are nobody's. */
const MAX_CHARS = 10_000
const FRAME_SRC = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/**
 * Where the chat of a live class is: the address of the first frame of an embed code, or an address alone. Scripts, and
 * whatever else it holds, are dropped. DESIGN 5.
 * @param code outside data, as an editor pasted it
 * @returns https, of another site; null where there is none
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
