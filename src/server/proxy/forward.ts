import { Agent, type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { sendError } from '../http-errors'
import { CLIENT_ADDRESS_HEADER, CLOSE_HEADER } from './connections'

/** Idle connections to the main thread that are kept. */
const MAX_IDLE = 256
/** About one connection only, or set by the sender of the message: RFC 9110 7.6.1. */
const NOT_FORWARDED = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  CLIENT_ADDRESS_HEADER,
  CLOSE_HEADER,
])
/** Methods whose requests Node sends with a body unless they say how long it is. */
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'])

/**
 * Forwards requests to the main thread, and its responses to the client, byte for byte.
 * @param socketPath where the main thread listens
 */
export function createForwarder(socketPath: string): (req: IncomingMessage, res: ServerResponse) => void {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: MAX_IDLE })
  return (req, res) => {
    const upstream = open(req, res, { socketPath, agent })
    if (!upstream) return
    upstream.on('response', (answer) => passOn(answer, { req, res, upstream }))
    upstream.on('error', () => {
      // After the response has begun, its own end says whether it is complete.
      if (!res.headersSent) sendError(res, 'unavailable')
    })
    res.on('close', () => {
      if (!res.writableFinished) upstream.destroy()
    })
    if (hasBody(req)) {
      // Its headers may be enough for a refusal, and its first bytes may come much later.
      upstream.flushHeaders()
      req.pipe(upstream)
    } else upstream.end()
  }
}

/** @returns null for a target that Node does not send; the error has been sent then */
function open(
  req: IncomingMessage,
  res: ServerResponse,
  { agent, socketPath }: { agent: Agent; socketPath: string },
): ClientRequest | null {
  try {
    return request({ socketPath, agent, method: req.method, path: req.url, headers: requestHeaders(req) })
  } catch {
    sendError(res, 'bad_request')
    return null
  }
}

type Exchange = { req: IncomingMessage; res: ServerResponse; upstream: ClientRequest }

function passOn(answer: IncomingMessage, { req, res, upstream }: Exchange): void {
  const { headers, rawHeaders, statusCode = 502, statusMessage } = answer
  const head = endToEnd(rawHeaders)
  if (headers[CLOSE_HEADER] !== undefined || headers.connection === 'close') {
    // The rest of the request's body will not be read.
    req.unpipe(upstream)
    head.push('connection', 'close')
    res.once('close', () => req.destroy())
    // Where the whole body was sent before the refusal, the agent would give this connection to the next request, and the
    // main thread reads no more from it.
    const { socket } = answer
    answer.once('end', () => socket.destroy())
  }
  res.sendDate = false
  res.writeHead(statusCode, statusMessage, head)
  // A stream's first bytes may come much later.
  if (headers['content-length'] === undefined) res.flushHeaders()
  answer.on('error', () => res.destroy())
  answer.pipe(res)
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined

function requestHeaders(req: IncomingMessage): string[] {
  const head = endToEnd(req.rawHeaders)
  head.push(CLIENT_ADDRESS_HEADER, req.socket.remoteAddress ?? '')
  if (req.headers['transfer-encoding'] !== undefined) head.push('transfer-encoding', 'chunked')
  else if (!hasBody(req) && !WITHOUT_BODY.has(req.method ?? '')) head.push('content-length', '0')
  return head
}

/** The names and values that are forwarded, in turn. */
function endToEnd(rawHeaders: readonly string[]): string[] {
  const head: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = [rawHeaders[at], rawHeaders[at + 1]]
    if (!NOT_FORWARDED.has(name.toLowerCase())) head.push(name, value)
  }
  return head
}
