import { authenticatedFetch, fetchPersonalJson } from '@/features/session/authenticated-fetch'

/** Watched items from outside, an answer or the session storage: databaseIds; undefined for anything else. */
export function parseWatchedIds(value: unknown): number[] | undefined {
  return Array.isArray(value) && value.every((id) => Number.isSafeInteger(id)) ? (value as number[]) : undefined
}

/**
 * What the person has watched, as databaseIds. SPEC 7, 8.
 * @throws Error "Failed to fetch watched movements"
 */
export async function fetchWatched(signal?: AbortSignal): Promise<number[]> {
  const { watchedMovements } = (await fetchPersonalJson('/api/movement/watched', 'watched movements', signal, {})) as {
    watchedMovements: { databaseId: number; watched: boolean }[]
  }
  return watchedMovements.filter(({ watched }) => watched).map(({ databaseId }) => databaseId)
}

/** Has the server note that half of a film was reached. SPEC 8: a failure is quiet. @returns whether it was noted */
export function sendWatched(databaseId: number): Promise<boolean> {
  return send('/api/videos/mark-watched', { databaseId })
}

/** Has the server keep where a film was left. A failure is quiet: it goes on elsewhere, at worst. */
export function sendPosition(databaseId: number, positionS: number, durationS: number): Promise<boolean> {
  return send('/api/videos/position', { databaseId, positionS, durationS })
}

async function send(path: string, body: unknown): Promise<boolean> {
  try {
    const response = await authenticatedFetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // Who stops watching may leave the page right after.
      keepalive: true,
    })
    return response.ok
  } catch {
    return false
  }
}
