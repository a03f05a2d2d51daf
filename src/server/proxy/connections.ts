import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Asks the proxy thread to close the client's connection. Only between the two. */
export const CLOSE_HEADER = 'x-ebs-close'
/** The address of the client's connection. Only between the two. */
export const CLIENT_ADDRESS_HEADER = 'x-ebs-client-address'

/** The proxy thread closes its connection when it has read the response; this is for when it cannot. Milliseconds. */
const CLOSE_AFTER_MS = 1_000

const fromProxy = new WeakSet<Socket>()

/** Marks a connection of the proxy thread. */
export const markFromProxy = (socket: Socket): void => void fromProxy.add(socket)

/** The address of the client's connection, behind the proxy thread or not. */
export function clientAddressOf({ headers, socket }: IncomingMessage): string {
  return fromProxy.has(socket) ? String(headers[CLIENT_ADDRESS_HEADER] ?? '') : (socket.remoteAddress ?? '')
}

/** The header of a response after which the connection is closed, because the rest of the body is not read. */
export const closeHeader = ({ socket }: IncomingMessage): Record<string, string> =>
  fromProxy.has(socket) ? { [CLOSE_HEADER]: '1' } : { connection: 'close' }

/**
 * Destroys a request once its response has been sent, so that the reader of its body gets an error. The proxy thread has
 * to read the response first: its next write to a closed connection would discard it.
 */
export function destroyAfter(res: ServerResponse, req: IncomingMessage): void {
  if (!fromProxy.has(req.socket)) res.once('close', () => req.destroy())
  else setTimeout(() => req.destroy(), CLOSE_AFTER_MS).unref()
}
