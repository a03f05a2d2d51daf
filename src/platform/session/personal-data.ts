import { queryOptions } from '@tanstack/react-query'
import type { PageQueries } from './page-queries'
import { clearEntry, type PersonalEntryName, storedEntry } from './session-entries'

/** The first part of the keys of personal data. */
export const PERSONAL = 'personal'

/** The query key of personal data, for optimistic changes and invalidation. */
export function personalKey(name: PersonalEntryName, userId: number) {
  return [PERSONAL, name, userId] as const
}

/** A query for personal data that is stored for the session. */
export type PersonalQuery<Data> = {
  name: PersonalEntryName
  /** @throws the errors that are logged or shown */
  fetch(signal?: AbortSignal): Promise<Data>
  /** Validates what this tab has stored: undefined if it is unreadable. */
  parse(stored: unknown): Data | undefined
}

/** The key and fetcher of such a query, for reading and changing its cached data. */
export const personalQueryOptions = <Data>({ fetch, name }: PersonalQuery<Data>, userId: number) =>
  queryOptions({ queryKey: personalKey(name, userId), queryFn: ({ signal }) => fetch(signal) })

/** Options of personal data that is fetched each time it is shown, not cached, and fails rather than waits offline. */
export const FETCHED_WHEN_SHOWN = { networkMode: 'always', staleTime: 0, gcTime: 0 } as const

/** What this tab has stored, as the initial data of a query. */
export function initialDataOf<Data>({ name, parse }: Pick<PersonalQuery<Data>, 'name' | 'parse'>, userId: number) {
  const entry = storedEntry(name, userId)
  const initialData = entry && parse(entry.data)
  return initialData === undefined ? {} : { initialData, initialDataUpdatedAt: entry?.updatedAtMs }
}

/**
 * Invalidates personal data: the stored entry is removed, a query on show is fetched again, and the others when they
 * are shown next.
 */
export function invalidatePersonal(client: PageQueries, name: PersonalEntryName, userId: number): void {
  const queryKey = personalKey(name, userId)
  clearEntry(name, userId)
  client.removeQueries({ queryKey, type: 'inactive' })
  void client.invalidateQueries({ queryKey })
}
