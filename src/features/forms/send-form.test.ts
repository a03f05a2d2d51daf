import { afterEach, expect, test, vi } from 'vitest'
import { sendForm } from './send-form'
import { submissionsUrl } from './submissions-url'

const FORM_HOST = 'https://forms.example.com'
const ADDRESSES = [
  [null, '/wp-json/gf/v2/forms/7/submissions'],
  [FORM_HOST, `${FORM_HOST}/wp-json/gf/v2/forms/7/submissions`],
] as const

afterEach(() => vi.unstubAllGlobals())

test.each(ADDRESSES)('with the host %s a form’s address is %s', (host, address) => {
  expect(submissionsUrl(host, '7')).toBe(address)
})

test.each(ADDRESSES)('with the host %s a form’s data is posted to %s', async (host, address) => {
  const post = vi.fn(async (_address: string, _asked: RequestInit) => Response.json({ is_valid: true }))
  vi.stubGlobal('fetch', post)
  const data = new FormData()
  expect(await sendForm(host, '7', data)).toMatchObject({ step: 'sent' })
  expect(post.mock.calls).toEqual([[address, expect.objectContaining({ method: 'POST', body: data })]])
})

test('only our own server’s response redirects to another page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ is_valid: true, confirmation_redirect: '/thanks/' }))
  expect(await sendForm(null, '7', new FormData())).toMatchObject({ redirectTo: '/thanks/' })
  expect(await sendForm(FORM_HOST, '7', new FormData())).toMatchObject({ redirectTo: null })
})
