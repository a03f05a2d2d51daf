import { readResult } from './call-result'
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
 * Reads such data from one of our calls.
 * @throws Error for an error status; what `fetch` throws
 */
export async function viewerJson<Result>(path: string, init?: RequestInit): Promise<Result> {
  const response = await viewerFetch(path, init)
  if (!response.ok) throw new Error(`${response.status} ${path}`)
  return readResult<Result>(response)
}
