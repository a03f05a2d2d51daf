/**
 * The yardstick: Node's own HTTP server, which does nothing but send one answer that is
 * ready. Told by its parent which one; it says where it listens.
 */
import { createServer } from 'node:http'

let status = 503
let head = []
let body = Buffer.alloc(0)

process.on('message', (answer) => {
  status = answer.status
  head = answer.head
  body = Buffer.from(answer.body, 'base64')
  process.send({ ready: true })
})

const server = createServer((_req, res) => {
  res.writeHead(status, head)
  res.end(body)
})
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
