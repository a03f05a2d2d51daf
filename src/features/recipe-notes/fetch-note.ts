import { authenticatedFetch } from '@/features/session/authenticated-fetch'

/** Validates a note from a response; undefined for anything else. */
function parseNote(body: unknown): string | undefined {
  const note = typeof body === 'object' && body !== null && 'note' in body ? body.note : undefined
  return typeof note === 'string' ? note : undefined
}

/** The user's note about a recipe, '' if there is none. @throws Error if it cannot be fetched */
export async function fetchNote(recipeId: number, signal?: AbortSignal): Promise<string> {
  const response = await authenticatedFetch(`/api/recipes/notes/?recipeId=${recipeId}`, { signal })
  const note = response.ok ? parseNote(await response.json()) : undefined
  if (note === undefined) throw new Error('Failed to fetch the recipe note')
  return note
}

/** Saves a note; a blank one deletes it. @returns the stored text; null on failure */
export async function sendNote(recipeId: number, note: string): Promise<string | null> {
  try {
    const response = await authenticatedFetch('/api/recipes/notes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Completes the request even if the user leaves the page.
      keepalive: true,
      body: JSON.stringify({ recipeId, note }),
    })
    return response.ok ? (parseNote(await response.json()) ?? null) : null
  } catch {
    return null
  }
}
