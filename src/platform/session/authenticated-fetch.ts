import { readResult } from './call-result'
import { session } from './session-state'

const jsonPost = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

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
 * Reads personal data from a call for members.
 * @param what its name in the error message: "favorite posts"
 * @param body sent by POST as JSON, for calls that read by POST
 * @throws Error "Failed to fetch favorite posts" for any failure (`cause` has the details)
 */
export async function fetchPersonal<Result>(
  path: string,
  what: string,
  signal?: AbortSignal,
  body?: object,
): Promise<Result> {
  try {
    const response = await authenticatedFetch(path, { signal, ...(body && jsonPost(body)) })
    if (!response.ok) throw new Error(`${response.status} ${path}`)
    return await readResult<Result>(response)
  } catch (cause) {
    throw new Error(`Failed to fetch ${what}`, { cause })
  }
}

/**
 * Sends a change to a call for members.
 * @param keepalive completes the request even if the user leaves the page
 * @returns the response; null on any failure
 */
export async function postPersonal<Result>(
  path: string,
  body: object,
  { keepalive = false } = {},
): Promise<Result | null> {
  try {
    const response = await authenticatedFetch(path, { ...jsonPost(body), keepalive })
    return response.ok ? await readResult<Result>(response) : null
  } catch {
    return null
  }
}
