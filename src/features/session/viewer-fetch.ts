import { session } from './session-state'

/**
 * `fetch` for what everybody may read and the server makes for whoever asks, such as a list with its locks: a member
 * whose token has run out would get a visitor's, and no 401 that says so. The session is refreshed first. DESIGN 7.
 * @throws what `fetch` throws
 */
export async function viewerFetch(path: string, init?: RequestInit): Promise<Response> {
  await session.ensureFreshToken()
  return fetch(path, init)
}

/**
 * Reads such a list.
 * @returns the answer's JSON
 * @throws Error for an answer that is none; what `fetch` throws
 */
export async function viewerJson(path: string, init?: RequestInit): Promise<unknown> {
  const response = await viewerFetch(path, init)
  if (!response.ok) throw new Error(`${response.status} ${path}`)
  return (await response.json()) as unknown
}
