/**
 * The baseline: Node's HTTP server, which only sends prepared responses. The parent process sets the response of a path,
 * or of all other paths. It reports its port.
 */
import { createServer } from 'node:http'

const OTHERWISE = '*'
const none = { status: 503, head: [], body: Buffer.alloc(0) }
const answers = new Map([[OTHERWISE, none]])

process.on('message', ({ at = OTHERWISE, status, head, body }) => {
  // A new response for all paths replaces the responses of single paths.
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
