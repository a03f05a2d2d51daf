import { fetchPersonal, postPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import type { PersonalQuery } from '@/platform/session/personal-data'
import type * as server from './watches'

/** Validates watched items from a response or session storage: databaseIds; undefined for anything else. */
export function parseWatchedIds(value: unknown): number[] | undefined {
  return Array.isArray(value) && value.every((id) => Number.isSafeInteger(id)) ? (value as number[]) : undefined
}

/**
 * The items that the user has watched, as databaseIds.
 * @throws Error "Failed to fetch watched movements"
 */
export async function fetchWatched(signal?: AbortSignal): Promise<number[]> {
  const { watchedMovements } = await fetchPersonal<CallResult<typeof server.watchedMovements>>(
    '/api/movement/watched',
    'watched movements',
    signal,
    {},
  )
  return watchedMovements.filter(({ watched }) => watched).map(({ databaseId }) => databaseId)
}

/** The watched items, stored for the session. */
export const watchedQuery: PersonalQuery<number[]> = {
  name: 'watchedMovements',
  fetch: fetchWatched,
  parse: parseWatchedIds,
}

/** Marks a video as watched on the server. @returns whether that succeeded */
export function sendWatched(databaseId: number): Promise<boolean> {
  return send('/api/videos/mark-watched', { databaseId })
}

/** Saves the playback position on the server. @returns whether that succeeded */
export function sendPosition(databaseId: number, positionS: number, durationS: number): Promise<boolean> {
  return send('/api/videos/position', { databaseId, positionS, durationS })
}

async function send(path: string, body: object): Promise<boolean> {
  // The user may leave the page right after.
  return (await postPersonal(path, body, { keepalive: true })) !== null
}
