import { session } from './session-state'

/**
 * `fetch` for public data that depends on the viewer, such as a list with locks: with an expired token a member would
 * get a visitor's list, and no 401. So the session is refreshed first.
 * @throws what `fetch` throws
 */
export async function viewerFetch(path: string, init?: RequestInit): Promise<Response> {
  await session.ensureFreshToken()
  return fetch(path, init)
}

/**
 * Reads such data as JSON.
 * @returns the parsed response
 * @throws Error for an error status; what `fetch` throws
 */
export async function viewerJson(path: string, init?: RequestInit): Promise<unknown> {
  const response = await viewerFetch(path, init)
  if (!response.ok) throw new Error(`${response.status} ${path}`)
  return (await response.json()) as unknown
}
