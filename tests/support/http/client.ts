import { createHash } from 'node:crypto'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** The server under test. */
export const BASE = new URL(process.env.TEST_BASE_URL ?? 'http://localhost:3000')

type Headers = Record<string, string | string[] | undefined>

export type RequestOptions = {
  method?: string
  headers?: Headers
  /** Text and bytes go as they are; anything else as JSON, with its content type. */
  body?: unknown
  /** The session cookie of somebody signed in. */
  cookie?: string
  /** Address of this machine to ask from: limits count by it. */
  from?: string
  /** Sends the body without saying how long it is. */
  chunked?: boolean
  /** Says that a body of so many bytes follows, and keeps it back. */
  announcing?: number
}

export type ApiResponse = {
  status: number
  headers: IncomingHttpHeaders
  setCookies: string[]
  body: Buffer
  text: string
  /** The body as JSON; undefined when it is none. */
  json: unknown
}

// Without keep-alive: a server that refuses a body half-way closes the connection under the next request.
const agent = new Agent({ keepAlive: false, maxSockets: 32 })

/**
 * Asks the server, with exactly these headers and nothing decoded on the way back.
 * @param target as it stands in the request line, however odd
 */
export function ask(target: string, options: RequestOptions = {}): Promise<ApiResponse> {
  const body = bytesOf(options.body)
  const headers = headersOf(options, body)
  let answered = false
  return new Promise((settle, reject) => {
    const req = request(
      {
        agent,
        hostname: BASE.hostname,
        port: BASE.port,
        // A server bound to 127.0.0.1 is not at ::1, which localhost may mean too.
        family: BASE.hostname === 'localhost' ? 4 : undefined,
        localAddress: options.from,
        method: options.method ?? (body === undefined ? 'GET' : 'POST'),
        path: target,
        headers,
        setHost: headers.host === undefined,
      },
      (res) => {
        answered = true
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('error', reject)
        res.on('end', () => {
          settle(answerOf(res.statusCode ?? 0, res.headers, Buffer.concat(chunks)))
          req.destroy()
        })
      },
    )
    // An answer may come before a large body is through; then the broken pipe is no news.
    req.on('error', (error) => (answered ? undefined : reject(error)))
    if (options.announcing === undefined) req.end(body)
    else req.flushHeaders()
  })
}

function bytesOf(body: unknown): Buffer | undefined {
  if (body === undefined) return undefined
  if (Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}

function headersOf(
  { announcing, body, chunked, cookie, headers = {} }: RequestOptions,
  bytes: Buffer | undefined,
): Headers {
  const isJson = body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body)
  return {
    ...(isJson && { 'content-type': 'application/json' }),
    ...(cookie !== undefined && { cookie }),
    ...(bytes && !chunked && { 'content-length': String(bytes.byteLength) }),
    ...(announcing !== undefined && { 'content-length': String(announcing) }),
    ...(bytes && chunked && { 'transfer-encoding': 'chunked' }),
    ...headers,
  }
}

function answerOf(status: number, headers: IncomingHttpHeaders, body: Buffer): ApiResponse {
  const text = body.toString()
  return { status, headers, setCookies: headers['set-cookie'] ?? [], body, text, json: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What two answers have in common when a reader gets the same: a short thing to compare, and to print. */
export function same({ body, headers, status }: ApiResponse) {
  return {
    status,
    cacheControl: headers['cache-control'],
    bytes: body.byteLength,
    digest: createHash('sha256').update(body).digest('base64url'),
  }
}
