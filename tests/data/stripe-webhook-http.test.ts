import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { signatureOf } from '../../tools/stripe-double/sign'
import { serveRoute } from '../support/data/serve-route'
import { sessionIn } from '../support/data/stripe'
import { premium, stripeSite } from '../support/data/stripe-site'

const site = stripeSite()
const { aBuyer, ledgerOf, planOf } = site
const SECRET = 'whsec_of_the_tests'

let server: Awaited<ReturnType<typeof serveRoute>>
let warned: ReturnType<typeof vi.spyOn>
beforeAll(async () => {
  const { POST } = await import('@/app/api/stripe/webhook/route')
  server = await serveRoute(POST)
})
afterAll(() => server.stop())
beforeEach(() => {
  warned = vi.spyOn(site.payload.logger, 'warn').mockReset()
})
afterEach(() => warned.mockRestore())

const MINUTE_MS = 60_000
const body = JSON.stringify({ id: 'evt_http', object: 'event', type: 'a.b', data: { object: { object: 'thing' } } })

/** Sends bytes as Stripe does. */
async function send(text: string, signature: string | null): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(signature !== null && { 'stripe-signature': signature }) }
  return (await fetch(`${server.origin}/api/stripe/webhook`, { method: 'POST', headers, body: text })).status
}

test('a signed event is accepted, with nothing in the log', async () => {
  expect(await send(body, signatureOf(body, SECRET))).toBe(200)
  expect(warned).not.toHaveBeenCalled()
})

test.each<[string, number, text: () => string, signature: (text: string) => string | null]>([
  ['without a signature', 400, () => body, () => null],
  ['with a forged one', 400, () => body, (text) => signatureOf(text, 'whsec_of_someone_else')],
  ['changed on its way', 400, () => body.replace('a.b', 'a.c'), () => signatureOf(body, SECRET)],
  ['replayed six minutes later', 400, () => body, (text) => signatureOf(text, SECRET, Date.now() - 6 * MINUTE_MS)],
  ['of more than a megabyte', 413, () => 'x'.repeat(1_024 * 1_024 + 1), (text) => signatureOf(text, SECRET)],
])('one %s is refused, with one line in the log', async (_, status, text, signature) => {
  expect(await send(text(), signature(text()))).toBe(status)
  expect(warned).toHaveBeenCalledOnce()
  expect(String(warned.mock.calls[0])).toMatch(/^POST \/api\/stripe\/webhook: rejected/)
})

test('one that is replayed within minutes counts once', async () => {
  const { id, viewer } = await aBuyer()
  const { url } = await site.buying.checkout(viewer, premium)
  site.stripe.double.pay(sessionIn(url))
  const [event = expect.fail('no event')] = site.stripe.waiting
  const text = JSON.stringify(event)
  const signature = signatureOf(text, SECRET)
  expect(await Promise.all([send(text, signature), send(text, signature), send(text, signature)])).toEqual([
    200, 200, 200,
  ])
  expect(await ledgerOf(id)).toEqual(['ordered member', 'started stripe'])
})

test('one is 503 while Stripe is down, and is dealt with when it comes again', async () => {
  const { viewer } = await aBuyer()
  const { url } = await site.buying.checkout(viewer, premium)
  site.stripe.double.pay(sessionIn(url))
  const text = JSON.stringify(site.stripe.waiting[0] ?? expect.fail('no event'))
  site.stripe.double.isDown = true
  expect(await send(text, signatureOf(text, SECRET))).toBe(503)
  site.stripe.double.isDown = false
  expect(await planOf(viewer)).toBe('free')
  expect(await send(text, signatureOf(text, SECRET))).toBe(200)
  expect(await planOf(viewer)).toBe('premium')
})
