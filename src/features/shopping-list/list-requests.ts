import { authenticatedFetch, fetchPersonalJson } from '@/features/session/authenticated-fetch'
import type { SendList, ServerList } from './push-list'

const PATH = '/api/shopping-list'

/** What no second try would change: too long, or somebody else's. */
const REJECTED_STATUSES: readonly number[] = [400, 403, 413]

/**
 * The list that a person keeps in the account; null where somebody else has signed in meanwhile.
 * @throws Error "Failed to fetch shopping list"
 */
export async function fetchSyncedList(userId: number): Promise<ServerList | null> {
  const { userId: owner, ...list } = (await fetchPersonalJson(PATH, 'shopping list')) as ServerList & { userId: number }
  return owner === userId ? list : null
}

async function post(body: object): Promise<Response | null> {
  try {
    return await authenticatedFetch(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // What was changed last is sent even as the page goes. Browsers take so much.
      keepalive: JSON.stringify(body).length < 60_000,
    })
  } catch {
    return null
  }
}

/** Keeps a person's list in the account. Quiet: whatever goes wrong is null, and tried again later. */
export const sendListAs =
  (userId: number): SendList =>
  async (version, entries) => {
    const response = await post({ keep: true, version, entries, userId })
    if (response?.ok) return { conflict: false, list: (await response.json()) as ServerList }
    if (response?.status === 409)
      return { conflict: true, list: ((await response.json()) as { list: ServerList }).list }
    return response && REJECTED_STATUSES.includes(response.status) ? 'rejected' : null
  }

/** Takes the kept list out of the account. @returns whether that worked */
export async function requestSyncOff(userId: number): Promise<boolean> {
  return (await post({ keep: false, userId }))?.ok ?? false
}
