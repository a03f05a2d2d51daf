/**
 * The URL of a replay, from its stored link: a video id with an optional query, or a URL.
 * @param link as the editor entered it: "76979871?h=8272103f6e" (Vimeo), "dQw4w9WgXcQ?start=60" (YouTube), "https://…"
 * @returns a URL for the player; null for anything else
 */
export function replayUrl(link: string | null | undefined): string | null {
  const text = link?.trim() ?? ''
  if (/^https?:\/\//i.test(text)) return text
  const [, id, query = ''] = /^([\w-]+)(\?[\w=&%.-]*)?$/.exec(text) ?? []
  if (!id) return null
  if (/^\d{6,12}$/.test(id)) return `https://player.vimeo.com/video/${id}${query}`
  return /^[\w-]{11}$/.test(id) ? `https://www.youtube.com/embed/${id}${query}` : null
}
