import { authenticatedFetch } from '@/features/session/authenticated-fetch'

/** A note from outside; undefined for anything else. */
function parseNote(body: unknown): string | undefined {
  const note = typeof body === 'object' && body !== null && 'note' in body ? body.note : undefined
  return typeof note === 'string' ? note : undefined
}

/** What the member has written about a recipe, '' where there is nothing. @throws Error when it cannot be read */
export async function fetchNote(recipeId: number, signal?: AbortSignal): Promise<string> {
  const response = await authenticatedFetch(`/api/recipes/notes/?recipeId=${recipeId}`, { signal })
  const note = response.ok ? parseNote(await response.json()) : undefined
  if (note === undefined) throw new Error('Failed to fetch the recipe note')
  return note
}

/** Keeps a note; a blank one takes it away. @returns it as it is kept; null when that did not work */
export async function sendNote(recipeId: number, note: string): Promise<string | null> {
  try {
    const response = await authenticatedFetch('/api/recipes/notes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // A page that is left sends it all the same.
      keepalive: true,
      body: JSON.stringify({ recipeId, note }),
    })
    return response.ok ? (parseNote(await response.json()) ?? null) : null
  } catch {
    return null
  }
}
