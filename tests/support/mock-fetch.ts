import { vi } from 'vitest'

type MockResponse = { status?: number; body: unknown } | 'offline'

/**
 * Replaces fetch in a component test, until the test file ends.
 * @param responses response by path, without the query, read at each request; any other path is a 404
 * @returns the requested paths, with their queries
 */
export function mockFetch(responses: Readonly<Record<string, MockResponse>>): string[] {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.href)
    requested.push(pathname + search)
    const response = responses[pathname] ?? { status: 404, body: {} }
    if (response === 'offline') throw new TypeError('Failed to fetch')
    const { body, status = 200 } = response
    return Response.json(body, { status })
  })
  return requested
}

/** The responses of a {@link mockFetch} that a test changes between requests. */
export type MockResponses = Record<string, MockResponse>
