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
  settings = { siteName: 'The site', supportEmail: 'hello@example.com' }
  warn.mockReset()
  error.mockReset()
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const adapter = () => {
  // Only what the adapter needs of the CMS.
  const payload = { logger: { warn, error }, findGlobal: async () => settings } as unknown as Payload
  return mail({ payload })
}
const email = { to: 'nora@example.com', subject: 'A test', html: '<p>secret-link</p>' }
const outboxFiles = () => readdirSync(join(folder, 'outbox'))
const read = (name: string) => JSON.parse(readFileSync(join(folder, 'outbox', name), 'utf8')) as Record<string, unknown>

describe('email without SMTP_URL', () => {
  test('writes a file with both parts and the site as sender, readable only by its owner', async () => {
    await adapter().sendEmail(email)
    const [name = ''] = outboxFiles()
    expect(read(name)).toEqual({
      ...email,
      text: 'secret-link',
      from: { name: 'The site', address: 'hello@example.com' },
    })
    expect(statSync(join(folder, 'outbox', name)).mode & 0o077).toBe(0)
  })

  test('two emails in one millisecond are two files', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await Promise.all([adapter().sendEmail(email), adapter().sendEmail(email)])
    vi.useRealTimers()
    expect(outboxFiles()).toHaveLength(2)
  })

  test('logs one line without the email’s content or recipient', async () => {
    await adapter().sendEmail(email)
    expect(warn).toHaveBeenCalledTimes(1)
    expect(String(warn.mock.calls[0])).toContain('Email "A test" is in ')
    expect(String(warn.mock.calls[0])).not.toMatch(/secret-link|nora@/)
  })

  test('is sent from no-reply at the site’s host if the settings have no address', async () => {
    settings.supportEmail = null
    await adapter().sendEmail(email)
    expect(read(outboxFiles()[0] ?? '').from).toEqual({ name: 'The site', address: 'no-reply@example.com' })
  })
})

describe('email with SMTP_URL', () => {
  let server: Server
  let received: string
  const sockets: Socket[] = []

  /** A minimal mail server that accepts every email, or never responds. */
  async function listen(answers: boolean) {
    received = ''
    server = createServer((socket) => {
      sockets.push(socket)
      let body = false
      if (answers) socket.write('220 ready\r\n')
      socket.on('error', () => {})
      socket.on('data', (data) => {
        received += data
        if (!answers) return
        if (body && !String(data).includes('\r\n.\r\n')) return
        body = /^DATA/im.test(String(data))
        socket.write(body ? '354 continue\r\n' : '250 ok\r\n')
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

  test('is sent to the server', async () => {
    await listen(true)
    await adapter().sendEmail(email)
    await vi.waitFor(() => expect(received).toContain('secret-link'), 5_000)
    expect(received).toContain('From: The site <hello@example.com>')
    expect(received).toContain('RCPT TO:<nora@example.com>')
    expect(() => outboxFiles()).toThrow()
  })

  test('does not wait for a server that never responds', async () => {
    await listen(false)
    const startMs = performance.now()
    await adapter().sendEmail(email)
    expect(performance.now() - startMs).toBeLessThan(1_000)
    await vi.waitFor(() => expect(sockets).toHaveLength(1))
    server.close()
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(() => expect(outboxFiles()).toHaveLength(1), 5_000)
    // Logged after the file is written: the next test would count it.
    await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1))
  })

  test('stores an email that the server refuses, and logs the file', async () => {
    await listen(true)
    server.close()
    await adapter().sendEmail(email)
    await vi.waitFor(() => expect(outboxFiles()).toHaveLength(1), 5_000)
    await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1))
    expect(String(error.mock.calls[0])).toContain(outboxFiles()[0])
    expect(String(error.mock.calls[0])).not.toMatch(/secret-link|nora@/)
  })
})
