import { vi } from 'vitest'

type FetchCall = { path: string; body: unknown }

/**
 * Replaces fetch in a component test, until the test file ends.
 * @param respond responds to a path, with its query; a rejected promise is a lost connection
 * @returns the calls so far; a body is parsed JSON, or the fields of a form
 */
export function stubFetch(respond: (path: string) => Response | Promise<Response>): FetchCall[] {
  const calls: FetchCall[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    calls.push({ path, body: parseBody(init.body) })
    return respond(path)
  })
  return calls
}

/** The response of a call that the server rejects. */
export function rejection(status: number, error: { code: string; message: string; fields?: object }): Response {
  return Response.json({ error }, { status })
}

/** A response that arrives when `arrive` is called. */
export function heldResponse(response: () => Response) {
  let arrive = () => {}
  const held = new Promise<Response>((resolve) => {
    arrive = () => resolve(response())
  })
  return { held, arrive: () => arrive() }
}

function parseBody(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}
