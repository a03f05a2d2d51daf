import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** One keep-alive connection, so that the handshake is not measured. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const TIMEOUT_MS = 30_000

export type HttpResponse = {
  status: number
  headers: IncomingHttpHeaders
  /** Alternating names and values, as received. */
  rawHeaders: string[]
  body: Buffer
  /** From sending the request to the last byte. */
  durationMs: number
}

type RequestOptions = {
  method?: string
  headers?: Record<string, string>
  body?: unknown
  /** By default one connection for all requests. */
  connections?: Agent
}

/**
 * Sends a request and reads the whole response without decompressing it.
 * @throws Error without a response within 30 seconds
 */
export function sendRequest(
  url: string,
  { method = 'GET', headers = {}, body, connections = agent }: RequestOptions = {},
): Promise<HttpResponse> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const typed =
    text === undefined
      ? headers
      : { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
  return new Promise((answered, fail) => {
    const start = performance.now()
    const req = request(url, { method, headers: typed, agent: connections, timeout: TIMEOUT_MS }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('error', fail)
      res.on('end', () => {
        const { statusCode = 0, headers: received, rawHeaders } = res
        answered({
          status: statusCode,
          headers: received,
          rawHeaders,
          body: Buffer.concat(chunks),
          durationMs: performance.now() - start,
        })
      })
    })
    req.on('timeout', () => req.destroy(new Error(`${url} did not answer within ${TIMEOUT_MS / 1_000} seconds.`)))
    req.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed the connection, idle for seconds, just when it was used again.
      if (!req.reusedSocket || error.code !== 'ECONNRESET') fail(error)
      else sendRequest(url, { method, headers, body, connections }).then(answered, fail)
    })
    req.end(text)
  })
}

/** Sends a GET request. */
export function get(url: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
  return sendRequest(url, { headers })
}

/** Sends a GET request that must succeed. @throws Error on any status but 200 */
export async function getOk(url: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
  const answer = await get(url, headers)
  if (answer.status !== 200)
    throw new Error(`${url} answered ${answer.status}: ${answer.body.toString('utf8', 0, 300)}`)
  return answer
}

/** Repeats a request on one connection. @returns the duration of each, in milliseconds */
export async function sendSequentially(
  url: string,
  times: number,
  headers: (index: number) => Record<string, string> = () => ({}),
): Promise<number[]> {
  const durations: number[] = []
  for (let index = 0; index < times; index += 1) durations.push((await getOk(url, headers(index))).durationMs)
  return durations
}
