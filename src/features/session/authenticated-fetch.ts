import { session } from './session-state'

const JSON_TYPE = { 'content-type': 'application/json' }

/**
 * `fetch` for personal data. A 401 triggers one refresh, shared by all calls in flight, and one retry; a second 401 is
 * returned.
 * @throws what `fetch` throws
 */
export async function authenticatedFetch(path: string, init?: RequestInit): Promise<Response> {
  const userId = session.current().user?.id
  const response = await fetch(path, init)
  if (response.status !== 401 || userId === undefined) return response
  const isSignedIn = await session.refresh()
  // Another user may have signed in in another tab: the first user's request must not be repeated for them.
  return isSignedIn && session.current().user?.id === userId ? fetch(path, init) : response
}

/**
 * Reads personal data as JSON.
 * @param what its name in the error message: "favorite posts"
 * @param body sent by POST as JSON, for calls that read by POST
 * @throws Error "Failed to fetch favorite posts" for any failure (`cause` has the details)
 */
export async function fetchPersonalJson(
  path: string,
  what: string,
  signal?: AbortSignal,
  body?: unknown,
): Promise<unknown> {
  const posted = body === undefined ? {} : { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) }
  try {
    const response = await authenticatedFetch(path, { signal, ...posted })
    if (!response.ok) throw new Error(`${response.status} ${path}`)
    return (await response.json()) as unknown
  } catch (cause) {
    throw new Error(`Failed to fetch ${what}`, { cause })
  }
}
