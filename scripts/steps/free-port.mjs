import { createServer } from 'node:net'

/** @returns {Promise<number>} a port of the loopback address that nobody uses now */
export function freePort() {
  return new Promise((found, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
