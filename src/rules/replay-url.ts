/**
 * Where a replay is, from what SPEC 3 keeps of it: a video's id with an optional query, or an address.
 * @param link as an editor wrote it: "76979871?h=8272103f6e" (Vimeo), "dQw4w9WgXcQ?start=60" (YouTube), "https://…"
 * @returns an address for the player; null where it is neither
 */
export function replayUrl(link: string | null | undefined): string | null {
  const text = link?.trim() ?? ''
  if (/^https?:\/\//i.test(text)) return text
  const [, id, query = ''] = /^([\w-]+)(\?[\w=&%.-]*)?$/.exec(text) ?? []
  if (!id) return null
  if (/^\d{6,12}$/.test(id)) return `https://player.vimeo.com/video/${id}${query}`
  return /^[\w-]{11}$/.test(id) ? `https://www.youtube.com/embed/${id}${query}` : null
}
