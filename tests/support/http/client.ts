import { createHash } from 'node:crypto'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** The server under test. */
export const BASE = new URL(process.env.TEST_BASE_URL ?? 'http://localhost:3000')

type Headers = Record<string, string | string[] | undefined>

export type RequestOptions = {
  method?: string
  headers?: Headers
  /** Strings and buffers are sent as they are; anything else as JSON, with its content type. */
  body?: unknown
  /** The session cookie. */
  cookie?: string
  /** The loopback address to send from: rate limits count by it. */
  from?: string
  /** Sends the body chunked, without a Content-Length. */
  chunked?: boolean
  /** Announces a body of this many bytes and does not send it. */
  announcing?: number
}

export type ApiResponse = {
  status: number
  headers: IncomingHttpHeaders
  setCookies: string[]
  body: Buffer
  text: string
  /** The body as JSON; undefined when it is not JSON. */
  json: unknown
}

// Without keep-alive: a server that rejects a body before its end closes the connection, which would fail the next
// request.
const agent = new Agent({ keepAlive: false, maxSockets: 32 })

/**
 * Sends a request with exactly these headers; the response is not decoded.
 * @param target of the request line, sent unchanged
 */
export function sendRequest(target: string, options: RequestOptions = {}): Promise<ApiResponse> {
  const body = bytesOf(options.body)
  const headers = headersOf(options, body)
  let responded = false
  return new Promise((settle, reject) => {
    const req = request(
      {
        agent,
        hostname: BASE.hostname,
        port: BASE.port,
        // A server bound to 127.0.0.1 is not at ::1, which localhost may resolve to as well.
        family: BASE.hostname === 'localhost' ? 4 : undefined,
        localAddress: options.from,
        method: options.method ?? (body === undefined ? 'GET' : 'POST'),
        path: target,
        headers,
        setHost: headers.host === undefined,
      },
      (res) => {
        responded = true
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('error', reject)
        res.on('end', () => {
          settle(answerOf(res.statusCode ?? 0, res.headers, Buffer.concat(chunks)))
          req.destroy()
        })
      },
    )
    // The response may arrive before a large body is sent: a broken pipe after it is expected.
    req.on('error', (error) => (responded ? undefined : reject(error)))
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

/** The parts of a response that are equal for equal requests: short to compare and to print. */
export function same({ body, headers, status }: ApiResponse) {
  return {
    status,
    cacheControl: headers['cache-control'],
    bytes: body.byteLength,
    digest: createHash('sha256').update(body).digest('base64url'),
  }
}
