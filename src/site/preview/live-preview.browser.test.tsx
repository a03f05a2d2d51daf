import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LivePreview } from './LivePreview.client'
import { PreviewBlock } from './PreviewBlock.client'

const refresh = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

type Shown = { page: ReactNode } | { problem: string }

/** Requests to render a form, which the test answers. */
const requests: { form: string; answer(shown: Shown): void }[] = []
const show = (_audience: string, _of: string, form: string) =>
  new Promise<Shown>((answer) => requests.push({ form, answer }))

// The tests run in a frame, as the preview does in the admin.
const admin = window.parent
const posted = vi.spyOn(admin, 'postMessage')

function receive(data: object, { origin = window.location.origin, source = admin }: Partial<MessageEventInit> = {}) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
}
const receiveForm = (form: string, from?: Partial<MessageEventInit>) =>
  receive({ type: 'ebs-preview', kind: 'form', form }, from)

const blocks = (...titles: string[]) =>
  titles.map((title, index) => (
    <PreviewBlock key={title} id={`block-${index}`}>
      <section style={{ blockSize: 900 }}>
        <h2>{title}</h2>
        <a href="/elsewhere/">Elsewhere</a>
      </section>
    </PreviewBlock>
  ))

const text = (words: string) => page.getByRole('heading', { name: words })
const note = page.getByRole('status')

beforeEach(async () => {
  requests.length = 0
  posted.mockClear()
  refresh.mockClear()
  await render(
    <LivePreview audience="visitor" of="pages/1" show={show}>
      {blocks('Saved', 'Second')}
    </LivePreview>,
  )
})

test('the preview tells the admin that it is ready, and shows the forms that it then gets', async () => {
  expect(posted).toHaveBeenCalledWith({ type: 'payload-live-preview', ready: true }, window.location.origin)
  receiveForm('{"a":1}')
  receiveForm('{"a":2}')
  receiveForm('{"a":3}')
  // One at a time, and of those that wait only the newest.
  expect(requests.map(({ form }) => form)).toEqual(['{"a":1}'])
  requests[0]?.answer({ page: blocks('Typed', 'Second') })
  await expect.element(text('Typed')).toBeVisible()
  await vi.waitFor(() => expect(requests.map(({ form }) => form)).toEqual(['{"a":1}', '{"a":3}']))
})

test('messages of other origins and windows are ignored', () => {
  receiveForm('{}', { origin: 'https://other.example' })
  receiveForm('{}', { source: window })
  expect(requests).toEqual([])
  receiveForm('{}')
  expect(requests).toHaveLength(1)
})

test('a form that cannot be shown leaves the page as it was, and says why', async () => {
  receiveForm('{"a":1}')
  requests[0]?.answer({ page: blocks('Typed') })
  await expect.element(text('Typed')).toBeVisible()
  receiveForm('{"a":2}')
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  requests[1]?.answer({ problem: 'Too large.' })
  await expect.element(note).toHaveTextContent('Too large.')
  await expect.element(text('Typed')).toBeVisible()
})

test('a save reloads the page, or shows the newest form again', async () => {
  receive({ type: 'payload-document-event' })
  expect(refresh).toHaveBeenCalledOnce()
  receiveForm('{"a":1}')
  requests[0]?.answer({ page: blocks('Typed') })
  await expect.element(text('Typed')).toBeVisible()
  receive({ type: 'payload-document-event' })
  expect(requests.map(({ form }) => form)).toEqual(['{"a":1}', '{"a":1}'])
  expect(refresh).toHaveBeenCalledOnce()
})

test('a press on a block chooses it in the form, and its links are not followed', async () => {
  await page.getByRole('link').nth(1).click()
  expect(posted).toHaveBeenCalledWith({ type: 'ebs-preview', kind: 'block', block: 'block-1' }, window.location.origin)
  await expect.element(page.getByText('Editing')).toBeVisible()
  expect(document.querySelector('.block-mark')?.getBoundingClientRect().top).toBe(
    text('Second').element().parentElement?.getBoundingClientRect().top,
  )
})

test('a block that the form chooses is scrolled to and marked; one that is not shown is named', async () => {
  receive({ type: 'ebs-preview', kind: 'block', block: 'block-1' })
  await expect.element(page.getByText('Editing')).toBeVisible()
  await vi.waitFor(() => expect(window.scrollY).toBeGreaterThan(500))
  receive({ type: 'ebs-preview', kind: 'block', block: 'gone' })
  await expect.element(note).toHaveTextContent('This block is not shown here.')
})
