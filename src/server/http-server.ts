import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { STATUS } from '@/rules/app-error'
import { errorBody, type HttpErrorCode, METHODS } from './http-errors'
import { type HeaderSettings, securityHeaders } from './security-headers'

/** A connection that has not sent all headers by then is closed. Milliseconds. */
const HEADERS_TIMEOUT_MS = 20_000
/** How often Node checks for such connections; its default of 30 s would add to every limit. Milliseconds. */
const CHECK_INTERVAL_MS = 5_000

type Options = {
  maxConnections: number
  headers: HeaderSettings
  headersTimeoutMs?: number
  checkIntervalMs?: number
}

/**
 * Creates the HTTP server: limits its connections, and answers malformed requests with a JSON error. Bodies have their
 * own limits (body-limit.ts, body-timeout.ts).
 */
export function createHttpServer(
  listener: RequestListener,
  { maxConnections, headers, headersTimeoutMs = HEADERS_TIMEOUT_MS, checkIntervalMs = CHECK_INTERVAL_MS }: Options,
): Server {
  const server = createServer(
    { requestTimeout: 0, headersTimeout: headersTimeoutMs, connectionsCheckingInterval: checkIntervalMs },
    listener,
  )
  server.maxConnections = maxConnections
  server.on('clientError', (error: ClientError, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable || hasSentHeaders(socket)) socket.destroy()
    else socket.end(rawErrorResponse(errorCodeOf(error), headers), () => socket.destroy())
  })
  // CONNECT is for proxies. Without a listener Node closes the connection without a response.
  server.on('connect', (_req, socket: Duplex) => {
    socket.end(rawErrorResponse('method_not_allowed', headers), () => socket.destroy())
  })
  return server
}

type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer }

/** A well-formed request line, whatever its method. */
const UNKNOWN_METHOD = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+ \S+ HTTP\/1\.[01]\r?\n/

function errorCodeOf({ code, rawPacket }: ClientError): HttpErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout'
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large'
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 'payload_too_large'
  if (code === 'HPE_INVALID_METHOD' && UNKNOWN_METHOD.test(rawPacket?.toString('latin1') ?? ''))
    return 'method_not_allowed'
  return 'bad_request'
}

/** Whether a response has begun, as Node's default handler checks: an error would be read as a part of it. */
function hasSentHeaders(socket: Duplex): boolean {
  // Node keeps the current response there, which its types leave out.
  const { _httpMessage: answer } = socket as Duplex & { _httpMessage?: { headersSent: boolean } | null }
  return answer?.headersSent === true
}

/** A complete HTTP response as text, for a connection without a response object. */
function rawErrorResponse(code: HttpErrorCode, settings: HeaderSettings): string {
  const status = STATUS[code]
  const body = errorBody(code)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    ...(code === 'method_not_allowed' && { allow: METHODS.join(', ') }),
    ...securityHeaders('error', settings),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
