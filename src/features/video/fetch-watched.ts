import { authenticatedFetch, fetchPersonalJson } from '@/features/session/authenticated-fetch'

/** Validates watched items from a response or session storage: databaseIds; undefined for anything else. */
export function parseWatchedIds(value: unknown): number[] | undefined {
  return Array.isArray(value) && value.every((id) => Number.isSafeInteger(id)) ? (value as number[]) : undefined
}

/**
 * The items that the user has watched, as databaseIds.
 * @throws Error "Failed to fetch watched movements"
 */
export async function fetchWatched(signal?: AbortSignal): Promise<number[]> {
  const { watchedMovements } = (await fetchPersonalJson('/api/movement/watched', 'watched movements', signal, {})) as {
    watchedMovements: { databaseId: number; watched: boolean }[]
  }
  return watchedMovements.filter(({ watched }) => watched).map(({ databaseId }) => databaseId)
}

/** Marks a video as watched on the server. @returns whether that succeeded */
export function sendWatched(databaseId: number): Promise<boolean> {
  return send('/api/videos/mark-watched', { databaseId })
}

/** Saves the playback position on the server. @returns whether that succeeded */
export function sendPosition(databaseId: number, positionS: number, durationS: number): Promise<boolean> {
  return send('/api/videos/position', { databaseId, positionS, durationS })
}

async function send(path: string, body: unknown): Promise<boolean> {
  try {
    const response = await authenticatedFetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // The user may leave the page right after.
      keepalive: true,
    })
    return response.ok
  } catch {
    return false
  }
}
