import { expect, test } from 'vitest'
import { PageResponse } from './page-response'

test('what the proxy thread holds of a page is its encodings, without what was rendered', async () => {
  const body = Buffer.from('a sentence of the page. '.repeat(1_000))
  const page = new PageResponse({ status: 200, headers: { 'content-type': 'text/html' }, body }, 'no-cache')
  expect([page.bytes, page.finishedBytes]).toEqual([body.byteLength, 0])
  const { byteLength } = (await page.variant('br')).body
  expect(page.finishedBytes).toBeGreaterThan(byteLength)
  expect(page.finishedBytes).toBeLessThan(byteLength + 4_096)
  expect(page.bytes).toBe(body.byteLength + page.finishedBytes)
})
