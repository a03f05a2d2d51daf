import { expect, test } from 'vitest'
import { isReady, readPreviewMessage } from './preview-messages'

test('only messages of the preview and the form are read', () => {
  const form = { type: 'ebs-preview', kind: 'form', form: '{}' }
  const block = { type: 'ebs-preview', kind: 'block', block: '65f' }
  expect(readPreviewMessage(form)).toEqual(form)
  expect(readPreviewMessage(block)).toEqual(block)
  for (const other of [null, 'form', {}, { ...form, form: {} }, { ...block, block: '' }, { ...form, type: 'other' }]) {
    expect(readPreviewMessage(other)).toBeNull()
  }
  expect([isReady({ type: 'payload-live-preview', ready: true }), isReady({ type: 'payload-live-preview' })]).toEqual([
    true,
    false,
  ])
})
