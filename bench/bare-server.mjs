/**
 * The yardstick: Node's own HTTP server, which does nothing but send answers that are ready.
 * Told by its parent which: one for an address, or one for every address that has none of its
 * own. It says where it listens.
 */
import { createServer } from 'node:http'

const OTHERWISE = '*'
const none = { status: 503, head: [], body: Buffer.alloc(0) }
const answers = new Map([[OTHERWISE, none]])

process.on('message', ({ at = OTHERWISE, status, head, body }) => {
  // What stood beside the last answer for every address was beside that one.
  if (at === OTHERWISE) answers.clear()
  answers.set(at, { status, head, body: Buffer.from(body, 'base64') })
  process.send({ ready: true })
})

const server = createServer((req, res) => {
  const { status, head, body } = answers.get(req.url) ?? answers.get(OTHERWISE) ?? none
  res.writeHead(status, head)
  res.end(body)
})
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
