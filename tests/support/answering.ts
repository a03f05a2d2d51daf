import { vi } from 'vitest'

type Answer = { status?: number; body: unknown }

/**
 * Answers what a component fetches, in the server's place, until the test file ends.
 * @param answers by path, without its query; what is not named is a 404
 * @returns the paths asked for, with their queries
 */
export function answering(answers: Readonly<Record<string, Answer>>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.href)
    asked.push(pathname + search)
    const { body, status = 200 } = answers[pathname] ?? { status: 404, body: {} }
    return Response.json(body, { status })
  })
  return asked
}
