import { fetchPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import type { PersonalQuery } from '@/platform/session/personal-data'
import type { watchedMovements } from './watches.server'

/** Validates watched items from a response or session storage: databaseIds; undefined for anything else. */
export function parseWatchedIds(value: unknown): number[] | undefined {
  return Array.isArray(value) && value.every((id) => Number.isSafeInteger(id)) ? (value as number[]) : undefined
}

/**
 * The items that the user has watched, as databaseIds.
 * @throws Error "Failed to fetch watched movements"
 */
export async function fetchWatched(signal?: AbortSignal): Promise<number[]> {
  type Result = CallResult<typeof watchedMovements>
  const result = await fetchPersonal<Result>('/api/movement/watched', 'watched movements', signal, {})
  return result.watchedMovements.filter(({ watched }) => watched).map(({ databaseId }) => databaseId)
}

/** The watched items, stored for the session. */
export const watchedQuery: PersonalQuery<number[]> = {
  name: 'watchedMovements',
  fetch: fetchWatched,
  parse: parseWatchedIds,
}
