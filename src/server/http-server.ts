import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { STATUS } from '@/rules/app-error'
import { errorBody, type HttpErrorCode, METHODS } from './http-errors'
import { type HeaderSettings, securityHeaders } from './security-headers'

/** A connection that has not sent all headers by then is ended. Milliseconds. */
const HEADERS_TIMEOUT_MS = 20_000
/** Node looks for such connections this often; its own 30 s would add to every limit. Milliseconds. */
const CHECK_INTERVAL_MS = 5_000

type Options = {
  maxConnections: number
  headers: HeaderSettings
  headersTimeoutMs?: number
  checkIntervalMs?: number
}

/**
 * The server before the listener: bounds its connections, and answers what is no request in the one error shape.
 * Bodies have limits of their own (body-timeout.ts).
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
  // Meant for proxies. Without a listener Node closes the connection without a word.
  server.on('connect', (_req, socket: Duplex) => {
    socket.end(rawErrorResponse('method_not_allowed', headers), () => socket.destroy())
  })
  return server
}

type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer }

/** A request line like any other, but for its method. */
const UNKNOWN_METHOD = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+ \S+ HTTP\/1\.[01]\r?\n/

function errorCodeOf({ code, rawPacket }: ClientError): HttpErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout'
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large'
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 'payload_too_large'
  if (code === 'HPE_INVALID_METHOD' && UNKNOWN_METHOD.test(rawPacket?.toString('latin1') ?? ''))
    return 'method_not_allowed'
  return 'bad_request'
}

/** As Node's own handler asks: text of ours in the middle of an answer would be read as a part of it. */
function hasSentHeaders(socket: Duplex): boolean {
  // Node keeps the answer under way there; its types do not say so.
  const { _httpMessage: answer } = socket as Duplex & { _httpMessage?: { headersSent: boolean } | null }
  return answer?.headersSent === true
}

/** A whole answer, for a connection that has no response object. */
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
