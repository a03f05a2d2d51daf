import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { heldResponse, rejection, stubFetch } from '../../../../tests/support/stub-fetch'
import { ReplyForm } from './ReplyForm.client'
import { aPost, DRAFTS, ME, PREVIEW, REPLY, signedIn, written } from './testing/answers'

type Responses = Record<string, () => Response | Promise<Response>>

const text = page.getByRole('textbox', { name: 'Your reply', exact: true })
const post = page.getByRole('button', { name: 'Post reply' })
const form = page.getByRole('form', { name: 'Reply' })
const draftStatus = form.getByRole('status')
const quote = { postId: 4, username: 'ana', text: 'What instead of olives?' }

let responses: Responses
let calls: ReturnType<typeof stubFetch>
const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
const posted = () => sent(REPLY).filter((body) => !(body as { draft?: boolean }).draft)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  responses = {
    [ME]: signedIn,
    [DRAFTS]: () => Response.json({ drafts: [] }),
    [REPLY]: () => Response.json({ post: aPost() }, { status: 201 }),
    [PREVIEW]: () => Response.json({ html: `<p>As it will <strong>look</strong> ${'long'.repeat(500)}</p>` }),
  }
  calls = stubFetch((path) => responses[path.split('?')[0] ?? '']?.() ?? Response.json({}, { status: 404 }))
})

const onPosted = vi.fn()
const show = (own: Partial<Parameters<typeof ReplyForm>[0]> = {}) =>
  render(
    <WithProviders audience="premium">
      <ReplyForm topicId={7} onPosted={onPosted} {...own} />
    </WithProviders>,
  )
async function write(words: string) {
  await text.click()
  await userEvent.keyboard(words)
}

test('posts what is written, and is empty afterwards', async () => {
  onPosted.mockClear()
  await show()
  await write('Capers.')
  await post.click()
  await expect.poll(() => onPosted.mock.calls).toEqual([[aPost()]])
  expect(posted()).toEqual([{ body: written('Capers.') }])
  await expect.element(text).toHaveTextContent(/^$/)
})

test('shows what is answered, and sends it unless it is removed', async () => {
  await show({ quote })
  await expect.element(form).toHaveTextContent('Replying to anaWhat instead of olives?')
  await expect.element(text).toHaveFocus()
  await userEvent.keyboard('Capers.')
  await post.click()
  await expect.poll(posted).toEqual([{ body: written('Capers.'), quote: 4 }])
  await expect.element(form).not.toHaveTextContent('Replying to')
})

test('a quote that is removed is not sent', async () => {
  await show({ quote })
  await page.getByRole('button', { name: 'Remove quote' }).click()
  await write('Capers.')
  await post.click()
  await expect.poll(posted).toEqual([{ body: written('Capers.') }])
})

test('nothing is sent without words, and the text says so', async () => {
  await show()
  await expect.element(text).toBeVisible()
  await post.click()
  await expect.element(text).toHaveAccessibleDescription('Write something first.')
  await expect.element(text).toHaveFocus()
  expect(posted()).toEqual([])
})

test('a reply that waits for approval says so', async () => {
  onPosted.mockClear()
  responses[REPLY] = () => Response.json({ post: { id: 12 } }, { status: 202 })
  await show()
  await write('Many links')
  await post.click()
  await expect
    .element(
      page.getByText('Your reply waits for approval. A moderator reads it first; until then only you can see it.'),
    )
    .toBeVisible()
  expect(onPosted.mock.calls).toEqual([[null]])
})

test.each<[string, () => Response, string]>([
  [
    'a locked topic',
    () => rejection(409, { code: 'conflict', message: 'This topic is locked.' }),
    'This topic is locked.',
  ],
  [
    'the same words again',
    () => rejection(409, { code: 'conflict', message: 'You have just posted this.' }),
    'You have just posted this.',
  ],
  [
    'too many posts',
    () => rejection(429, { code: 'too_many_requests', message: 'You have posted a lot. Try again in 40 seconds.' }),
    'You have posted a lot. Try again in 40 seconds.',
  ],
  [
    'too many calls',
    () =>
      Response.json(
        { error: { code: 'too_many_requests', message: 'Too many requests.' } },
        { status: 429, headers: { 'retry-after': '90' } },
      ),
    'Too many requests. Try again in 2 minutes.',
  ],
  [
    'a silence',
    () =>
      rejection(403, {
        code: 'forbidden',
        message: 'You can post again.',
        fields: { until: '2026-12-01T12:00:00.000Z' },
      }),
    'You cannot post in the community until December 01, 2026.',
  ],
  [
    'a post that is too large',
    () => rejection(413, { code: 'payload_too_large', message: 'The body is larger than 65536 bytes.' }),
    'This is too long for one post. Shorten it.',
  ],
  ['a failure', () => new Response('', { status: 502 }), 'Something went wrong on our side. Please try again.'],
])('%s is explained, and what was typed stays', async (_, respond, message) => {
  await show()
  await write('Kept words')
  responses[REPLY] = respond
  await post.click()
  await expect.element(form.getByText(message)).toBeVisible()
  await expect.element(text).toHaveTextContent('Kept words')
})

test('an error of the text is read with the text', async () => {
  await show()
  await write('@one')
  responses[REPLY] = () =>
    rejection(422, { code: 'unprocessable', message: 'x', fields: { body: 'Mention 20 people at most.' } })
  await post.click()
  await expect.element(text).toHaveAccessibleDescription('Mention 20 people at most.')
  await expect.element(text).toHaveFocus()
})

test('the preview is what the post becomes, and wraps long words', async () => {
  await show()
  await write('As it will look')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect.element(preview.getByText('look', { exact: true })).toBeVisible()
  expect(sent(PREVIEW)).toEqual([{ body: written('As it will look') }])
  await page.viewport(390, 844)
  expect(preview.element().scrollWidth).toBe(preview.element().clientWidth)
  await page.viewport(1280, 900)
  await page.getByRole('button', { name: 'Close preview' }).click()
  await expect.element(preview).not.toBeInTheDocument()
})

test('a draft is saved after a pause, and ends when it is posted', async () => {
  responses[REPLY] = () => Response.json({ draft: { id: 5 } }, { status: 201 })
  await show()
  await write('Half a thought')
  await expect.element(draftStatus).toHaveTextContent('Draft saved')
  expect(sent(REPLY)).toEqual([{ body: written('Half a thought'), draft: true }])
  expect(Object.keys(localStorage)).toEqual([])
  responses[REPLY] = () => Response.json({ post: aPost() }, { status: 201 })
  await post.click()
  await expect.poll(posted).toEqual([{ body: written('Half a thought'), from: 5 }])
})

test('a draft of another device is back', async () => {
  const draft = { id: 5, board: 'kitchen', topic: null, title: '', body: written('From the phone'), updatedAt: '' }
  responses[DRAFTS] = () => Response.json({ drafts: [draft] })
  await show()
  await expect.element(text).toHaveTextContent('From the phone')
  await expect.element(draftStatus).toHaveTextContent('Your draft is back')
  responses[`${DRAFTS}/5`] = () => Response.json({ ok: true })
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect.element(text).toHaveTextContent(/^$/)
  await expect.poll(() => sent(`${DRAFTS}/5`)).toHaveLength(1)
})

test('offline the draft is kept on the device, and is back on the next visit', async () => {
  responses[REPLY] = () => Promise.reject(new TypeError('Failed to fetch'))
  const screen = await show()
  await write('In the train')
  await expect.element(draftStatus).toHaveTextContent('Draft saved on this device')
  await post.click()
  await expect.element(form.getByText('The site cannot be reached. Please try again.')).toBeVisible()
  await expect.element(text).toHaveTextContent('In the train')
  await screen.unmount()
  responses[REPLY] = () => Response.json({ draft: { id: 6 } }, { status: 201 })
  await show()
  await expect.element(text).toHaveTextContent('In the train')
  await expect.poll(() => Object.keys(localStorage)).toEqual([])
})

test('a draft of another person is not shown', async () => {
  localStorage.setItem(
    'ebs-draft:8:topic:7',
    JSON.stringify({ content: { title: '', board: '', body: written('Not yours') }, id: null }),
  )
  await show()
  await expect.poll(() => calls.some(({ path }) => path === `${DRAFTS}?topic=7`)).toBe(true)
  await expect.element(text).toHaveTextContent(/^$/)
})

test('who was signed out signs in again over the form, and the reply is posted', async () => {
  onPosted.mockClear()
  await show()
  await write('Long words')
  responses[REPLY] = () => rejection(401, { code: 'unauthenticated', message: 'Sign in first.' })
  responses['/api/auth/refresh'] = () => rejection(401, { code: 'unauthenticated', message: 'Sign in first.' })
  await post.click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect.element(dialog).toBeVisible()
  responses['/api/auth/login'] = () => Response.json({ user: aUser() })
  responses[REPLY] = () => Response.json({ post: aPost() }, { status: 201 })
  await dialog.getByRole('textbox', { name: 'Username or email address' }).fill('clara')
  await dialog.getByLabelText('Password', { exact: true }).fill('a password')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(() => onPosted.mock.calls).toEqual([[aPost()]])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('two clicks post once', async () => {
  const { arrive, held } = heldResponse(() => Response.json({ post: aPost() }, { status: 201 }))
  await show()
  await write('Once')
  responses[REPLY] = () => held
  await post.click()
  await post.click({ force: true })
  arrive()
  await expect.element(text).toHaveTextContent(/^$/)
  expect(posted()).toHaveLength(1)
})

test('visitors are asked to sign in', async () => {
  session.clear()
  await render(
    <WithProviders>
      <ReplyForm topicId={7} onPosted={onPosted} />
    </WithProviders>,
  )
  await expect.element(page.getByText('Sign in to reply.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', expect.stringContaining('/login'))
  await expect.element(text).not.toBeInTheDocument()
})
