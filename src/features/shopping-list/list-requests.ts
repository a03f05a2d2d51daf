import { authenticatedFetch, fetchPersonal } from '@/platform/session/authenticated-fetch'
import { readResult } from '@/platform/session/call-result'
import type { SendList, ServerList } from './push-list'

const PATH = '/api/shopping-list'

/** A retry would get the same response: too large, or another user's list. */
const REJECTED_STATUSES: readonly number[] = [400, 403, 413]

/**
 * The list synced with the user's account; null if another user has signed in since.
 * @throws Error "Failed to fetch shopping list"
 */
export async function fetchSyncedList(userId: number): Promise<ServerList | null> {
  const { userId: owner, ...list } = await fetchPersonal<ServerList & { userId: number }>(PATH, 'shopping list')
  return owner === userId ? list : null
}

async function post(body: object): Promise<Response | null> {
  try {
    return await authenticatedFetch(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // Sends the last change even when the page is closed. Browsers limit the size of such requests.
      keepalive: JSON.stringify(body).length < 60_000,
    })
  } catch {
    return null
  }
}

/** Saves a list in the user's account. Any failure returns null, and is retried later. */
export const sendListAs =
  (userId: number): SendList =>
  async (version, entries) => {
    const response = await post({ keep: true, version, entries, userId })
    if (response?.ok) return { conflict: false, list: await readResult<ServerList>(response) }
    if (response?.status === 409)
      return { conflict: true, list: (await readResult<{ list: ServerList }>(response)).list }
    return response && REJECTED_STATUSES.includes(response.status) ? 'rejected' : null
  }

/** Removes the list from the account. @returns whether that succeeded */
export async function requestSyncOff(userId: number): Promise<boolean> {
  return (await post({ keep: false, userId }))?.ok ?? false
}
