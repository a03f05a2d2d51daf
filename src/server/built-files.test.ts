import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server, request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { builtFiles } from './built-files'

const SCRIPT = '/_next/static/chunks/a~1.js'
const SETTINGS = { https: false, reportOnly: false, dev: false, origins: [] }
let folder = ''
let server: Server
let origin = ''

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ebs-compressed-'))
  for (const encoding of ['br', 'gzip']) {
    mkdirSync(join(folder, encoding, 'chunks'), { recursive: true })
    for (const name of ['a~1.js', 'b.css'])
      writeFileSync(join(folder, encoding, 'chunks', name), `${encoding} of ${name}`)
  }
  const serve = builtFiles(folder, SETTINGS)
  server = createServer((req, res) => {
    if (!serve(req, res)) res.writeHead(404).end('for Next')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

/** Requests a path without decompressing what comes. */
function request(path: string, accepted: string, method = 'GET') {
  return new Promise<{ status?: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const req = send(origin + path, { method, headers: { 'accept-encoding': accepted } }, (res) => {
      let text = ''
      res.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, text }))
    })
    req.on('error', reject).end()
  })
}

describe('the files of the build', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ])('for a browser that accepts %s are sent as %s, for good', async (accepted, encoding) => {
    expect(await request(SCRIPT, accepted)).toMatchObject({
      status: 200,
      text: `${encoding} of a~1.js`,
      headers: {
        'content-encoding': encoding,
        'content-type': 'application/javascript; charset=UTF-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      },
    })
  })

  test('have a type of their own, and no body for HEAD', async () => {
    expect(await request('/_next/static/chunks/b.css', 'br', 'HEAD')).toMatchObject({
      status: 200,
      text: '',
      headers: { 'content-type': 'text/css; charset=UTF-8', 'content-length': '11' },
    })
  })

  test.each([
    ['an encoding that is not there', SCRIPT, 'identity', 'GET'],
    ['another file', '/_next/static/chunks/c.js', 'br', 'GET'],
    ['a folder', '/_next/static/chunks/', 'br', 'GET'],
    ['a path that leaves the folder', '/_next/static/chunks/../../br/chunks/b.css', 'br', 'GET'],
    ['another method', SCRIPT, 'br', 'DELETE'],
    ['another path', '/chunks/b.css', 'br', 'GET'],
  ])('%s is for Next', async (_what, path, accepted, method) => {
    expect(await request(path, accepted, method)).toMatchObject({ status: 404, text: 'for Next' })
  })

  test('without a build there are none', () => {
    expect(() => builtFiles(join(folder, 'nowhere'), SETTINGS)).not.toThrow()
  })
})
