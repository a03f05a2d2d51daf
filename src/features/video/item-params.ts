/** The query of the calls that give out an item's video. */
export function itemParams(query: { item: number; preview?: unknown; trailer?: unknown }): URLSearchParams {
  const params = new URLSearchParams({ item: String(query.item) })
  if (query.preview) params.set('preview', '1')
  if (query.trailer) params.set('trailer', '1')
  return params
}
