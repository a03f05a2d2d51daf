import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

/** Serves a route's own handler of POST over HTTP. @returns its address, and a function that ends it */
export async function serveRoute(post: (request: Request) => Promise<Response>) {
  const server = createServer(async (incoming, response) => {
    const headers = new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
    const body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const answer = await post(new Request(`http://localhost:3000${incoming.url}`, init))
    // A body that was not read to its end would be taken for the next request.
    const sent = { ...Object.fromEntries(answer.headers), connection: 'close' }
    response.writeHead(answer.status, sent).end(await answer.text())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
