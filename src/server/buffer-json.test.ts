import { expect, onTestFinished, test } from 'vitest'
import { emptyBufferJson } from './buffer-json'

test('the JSON of a buffer is empty while a page is stored, and only then', () => {
  let isStoring = false
  onTestFinished(emptyBufferJson(() => isStoring))
  const entry = { html: 'a page', rscData: Buffer.from([1, 2]) }
  const whole = '{"html":"a page","rscData":{"type":"Buffer","data":[1,2]}}'
  expect(JSON.stringify(entry)).toBe(whole)
  isStoring = true
  expect(JSON.stringify(entry)).toBe('{"html":"a page","rscData":{"type":"Buffer","data":[]}}')
  isStoring = false
  expect(JSON.stringify(entry)).toBe(whole)
})

test('it can be undone', () => {
  emptyBufferJson(() => true)()
  expect(JSON.stringify(Buffer.from([1]))).toBe('{"type":"Buffer","data":[1]}')
})
