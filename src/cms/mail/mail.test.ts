import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mail } from './mail'

let folder: string
let settings: { siteName: string; supportEmail: string | null }
const warn = vi.fn()
const error = vi.fn()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ebs-mail-'))
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('SITE_URL', 'https://www.example.com')
  vi.stubEnv('SMTP_URL', '')
  settings = { siteName: 'The house', supportEmail: 'hello@example.com' }
  warn.mockReset()
  error.mockReset()
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const adapter = () => {
  // What the adapter needs of the CMS, and no more.
  const payload = { logger: { warn, error }, findGlobal: async () => settings } as unknown as Payload
  return mail({ payload })
}
const letter = { to: 'nora@example.com', subject: 'A letter', html: '<p>secret-link</p>' }
const kept = () => readdirSync(join(folder, 'outbox'))
const read = (name: string) => JSON.parse(readFileSync(join(folder, 'outbox', name), 'utf8')) as Record<string, unknown>

describe('DESIGN 2: mail without SMTP_URL', () => {
  test('is a file with both parts, from the site, which nobody else on the machine reads', async () => {
    await adapter().sendEmail(letter)
    const [name = ''] = kept()
    expect(read(name)).toEqual({
      ...letter,
      text: 'secret-link',
      from: { name: 'The house', address: 'hello@example.com' },
    })
    expect(statSync(join(folder, 'outbox', name)).mode & 0o077).toBe(0)
  })

  test('two letters in one millisecond are two files', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await Promise.all([adapter().sendEmail(letter), adapter().sendEmail(letter)])
    vi.useRealTimers()
    expect(kept()).toHaveLength(2)
  })

  test('is one line in the log, without what the letter says or to whom', async () => {
    await adapter().sendEmail(letter)
    expect(warn).toHaveBeenCalledTimes(1)
    expect(String(warn.mock.calls[0])).toContain('Mail "A letter" is in ')
    expect(String(warn.mock.calls[0])).not.toMatch(/secret-link|nora@/)
  })

  test('comes from no-reply at the site’s host where settings name no address', async () => {
    settings.supportEmail = null
    await adapter().sendEmail(letter)
    expect(read(kept()[0] ?? '').from).toEqual({ name: 'The house', address: 'no-reply@example.com' })
  })
})

describe('DESIGN 2: mail with SMTP_URL', () => {
  let server: Server
  let heard: string
  const sockets: Socket[] = []

  /** A mail server in a few words: takes every letter, or answers nothing at all. */
  async function listen(answers: boolean) {
    heard = ''
    server = createServer((socket) => {
      sockets.push(socket)
      let body = false
      if (answers) socket.write('220 here\r\n')
      socket.on('error', () => {})
      socket.on('data', (data) => {
        heard += data
        if (!answers) return
        if (body && !String(data).includes('\r\n.\r\n')) return
        body = /^DATA/im.test(String(data))
        socket.write(body ? '354 go on\r\n' : '250 ok\r\n')
      })
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}?ignoreTLS=true`)
  }
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
    server.close()
  })

  test('is handed to the server', async () => {
    await listen(true)
    await adapter().sendEmail(letter)
    await vi.waitFor(() => expect(heard).toContain('secret-link'), 5_000)
    expect(heard).toContain('From: The house <hello@example.com>')
    expect(heard).toContain('RCPT TO:<nora@example.com>')
    expect(() => kept()).toThrow()
  })

  test('a server that says nothing keeps nobody waiting', async () => {
    await listen(false)
    const startMs = performance.now()
    await adapter().sendEmail(letter)
    expect(performance.now() - startMs).toBeLessThan(1_000)
    await vi.waitFor(() => expect(sockets).toHaveLength(1))
    server.close()
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(() => expect(kept()).toHaveLength(1), 5_000)
  })

  test('a letter that is not taken is kept, and the log names the file', async () => {
    await listen(true)
    server.close()
    await adapter().sendEmail(letter)
    await vi.waitFor(() => expect(kept()).toHaveLength(1), 5_000)
    await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1))
    expect(String(error.mock.calls[0])).toContain(kept()[0])
    expect(String(error.mock.calls[0])).not.toMatch(/secret-link|nora@/)
  })
})
