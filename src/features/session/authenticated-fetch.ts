import { session } from './session-state'

const JSON_TYPE = { 'content-type': 'application/json' }

/**
 * `fetch` for what is a person's own. A 401 leads to one refresh, shared by all calls that
 * meet it at once, and to one more try; after that the 401 is the answer. DESIGN 7.
 * @throws what `fetch` throws
 */
export async function authenticatedFetch(path: string, init?: RequestInit): Promise<Response> {
  const userId = session.current().user?.id
  const response = await fetch(path, init)
  if (response.status !== 401 || userId === undefined) return response
  const isSignedIn = await session.refresh()
  // Somebody else may have signed in meanwhile, in another tab: what this person asked for is not theirs.
  return isSignedIn && session.current().user?.id === userId ? fetch(path, init) : response
}

/**
 * Reads what is a person's own.
 * @param what as SPEC 8 names it: "favorite posts"
 * @param body what a call that reads by POST is sent, as JSON
 * @throws Error "Failed to fetch favorite posts", whatever went wrong (`cause` says what)
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
