import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ReviewAnswer } from '@/cms/review/endpoints'
import { ReviewState } from './ReviewState.client'

type Request = NonNullable<ReviewAnswer['request']>

const aRequest = (own: Partial<Request> = {}): Request => ({
  state: 'waiting',
  by: 'Edie Hill',
  mine: false,
  at: '2026-11-20T09:30:00.000Z',
  note: 'Please look at the title.',
  answer: null,
  ...own,
})
const onSendBack = vi.fn<(note: string) => Promise<string | null>>()
const show = (request: Request, mayPublish: boolean) =>
  render(<ReviewState request={request} mayPublish={mayPublish} onSendBack={onSendBack} />)
const review = page.getByRole('region', { name: 'Review' })
const back = page.getByRole('button', { name: 'Send back' })
const note = page.getByRole('textbox', { name: 'What should change?' })

test('a manager sees who asked and why, and sends it back with a note', async () => {
  onSendBack.mockResolvedValueOnce('This no longer waits for a review.').mockResolvedValueOnce(null)
  await show(aRequest(), true)
  await expect.element(review).toHaveTextContent('Waiting for review. Edie Hill asked')
  await expect.element(review).toHaveTextContent('Please look at the title.')
  await back.click()
  await expect.element(note).toHaveFocus()
  await back.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Say what to change.')
  await note.fill('Shorter')
  await back.click()
  // Refused: the note stays.
  await expect.element(page.getByRole('alert')).toHaveTextContent('This no longer waits for a review.')
  await expect.element(note).toHaveValue('Shorter')
  expect(onSendBack).toHaveBeenCalledExactlyOnceWith('Shorter')
})

test('who asked sees that it waits, and cannot decide', async () => {
  await show(aRequest({ mine: true, note: null }), false)
  await expect.element(review).toHaveTextContent('Waiting for review. You asked')
  await expect.element(review).toHaveTextContent('You can go on editing: it keeps waiting.')
  await expect.element(back).not.toBeInTheDocument()
})

test('what was sent back says by whom and why', async () => {
  const answer = { by: null, at: '2026-11-21T09:30:00.000Z', text: 'Shorter, please' }
  await show(aRequest({ state: 'sentBack', answer }), false)
  await expect.element(review).toHaveTextContent('Sent back. Someone who is gone sent this back')
  await expect.element(review).toHaveTextContent('Shorter, please')
})
