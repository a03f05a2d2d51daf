import { expect, test } from 'vitest'
import { copyToSize, pack, unpack } from './pack'

const PAGE = {
  kind: 'APP_PAGE',
  html: '<p>a line of text, and it’s the same again</p>'.repeat(2_000),
  rscData: Buffer.from('payload '.repeat(2_000)),
  headers: { 'x-next-cache-tags': '_N_T_/a' },
  postponed: undefined,
  status: 200,
  segmentData: new Map([['/_tree', Buffer.from([0, 255, 1])]]),
}

test('a packed value unpacks to the same value, buffers and maps included', () => {
  const page = unpack(pack(PAGE)) as typeof PAGE
  expect(page).toEqual(PAGE)
  expect([page.rscData, page.segmentData.get('/_tree')].every(Buffer.isBuffer)).toBe(true)
})

test('a packed page has at most a fifth of its size, and its memory is exactly that size', () => {
  const packed = pack(PAGE)
  expect(packed.byteLength).toBeLessThan(PAGE.html.length / 5)
  expect(packed.buffer.byteLength).toBe(packed.byteLength)
})

test('a copy of a slice does not keep the large buffer', () => {
  const slice = Buffer.alloc(16_384, 'x').subarray(0, 10)
  expect([copyToSize(slice).toString(), copyToSize(slice).buffer.byteLength]).toEqual(['xxxxxxxxxx', 10])
})
