import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { rejection, stubFetch } from '../../../../tests/support/stub-fetch'
import { NewTopic } from './NewTopic.client'
import { DRAFTS, ME, signedIn, TOPICS, written } from './testing/answers'

const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({ push }),
  usePathname: () => '/community/new/',
}))

const BOARDS = '/api/forum/boards'
const board = page.getByRole('combobox', { name: 'Board' })
const title = page.getByRole('textbox', { name: 'Title' })
const text = page.getByRole('textbox', { name: 'What is on your mind?' })
const post = page.getByRole('button', { name: 'Post topic' })
const aTopic = { id: 3, uri: '/community/kitchen/olives/', board: 'kitchen', boardTitle: 'Kitchen' }
const aDraft = {
  id: 5,
  board: 'kitchen',
  topic: null,
  title: 'Olives?',
  body: written('Begun'),
  updatedAt: '2026-11-20T12:00:00.000Z',
}

let responses: Record<string, () => Response | Promise<Response>>
let calls: ReturnType<typeof stubFetch>
const posted = () =>
  calls.filter(({ body, path }) => path === TOPICS && !(body as { draft?: boolean }).draft).map(({ body }) => body)

beforeEach(() => {
  localStorage.clear()
  push.mockClear()
  responses = {
    [ME]: signedIn,
    [DRAFTS]: () => Response.json({ drafts: [] }),
    [BOARDS]: () =>
      Response.json({
        boards: [
          { slug: 'news', title: 'News', mayWrite: false },
          { slug: 'kitchen', title: 'Kitchen', mayWrite: true },
          { slug: 'movement', title: 'Movement', mayWrite: true },
        ],
      }),
    [TOPICS]: () => Response.json({ topic: aTopic }, { status: 201 }),
  }
  calls = stubFetch((path) => responses[path.split('?')[0] ?? '']?.() ?? Response.json({}, { status: 404 }))
})

async function show(audience: 'visitor' | 'premium' = 'premium') {
  await render(
    <WithProviders audience={audience}>
      <NewTopic />
    </WithProviders>,
  )
}

// First in this file: no one has signed in yet.
test('a page for visitors asks to sign in from the start', async () => {
  responses[ME] = () => new Promise(() => {})
  await show('visitor')
  await expect.element(page.getByText('Sign in to start a topic in the community.')).toBeVisible()
})

test('a topic is posted on the chosen board, and its page is opened', async () => {
  await show()
  await expect.element(board).toHaveTextContent('Choose a boardKitchenMovement')
  await board.selectOptions('kitchen')
  await title.fill('Olives?')
  await text.click()
  await userEvent.keyboard('What instead?')
  await post.click()
  await expect.poll(() => push.mock.calls).toEqual([['/community/kitchen/olives/']])
  expect(posted()).toEqual([
    expect.objectContaining({ board: 'kitchen', title: 'Olives?', body: written('What instead?') }),
  ])
})

test('the form takes the room that was kept for it', async () => {
  let arrive = () => {}
  const boards = responses[BOARDS]?.() ?? Response.error()
  responses[BOARDS] = () =>
    new Promise((resolve) => {
      arrive = () => resolve(boards)
    })
  await show()
  await expect.element(page.getByText('Loading…')).toBeInTheDocument()
  const room = () => document.querySelector('.post-form')?.getBoundingClientRect().height
  const kept = room()
  await expect.poll(() => calls.some(({ path }) => path.startsWith(BOARDS))).toBe(true)
  arrive()
  await expect.element(text).toBeVisible()
  expect(room()).toBe(kept)
})

test('each field says what is missing; nothing is sent', async () => {
  await show()
  await expect.element(text).toBeVisible()
  await post.click()
  await expect.element(board).toHaveAccessibleDescription('Choose a board.')
  await expect.element(title).toHaveAccessibleDescription('Enter a title.')
  await expect.element(text).toHaveAccessibleDescription('Write something first.')
  await expect.element(board).toHaveFocus()
  expect(posted()).toEqual([])
})

test('until a board is chosen, a draft is on this device and is not sent', async () => {
  await show()
  await text.click()
  await userEvent.keyboard('Half a thought')
  await expect.element(page.getByText('Draft saved on this device')).toBeVisible()
  expect(calls.filter(({ path }) => path === TOPICS)).toEqual([])
  await board.selectOptions('kitchen')
  // After the next pause.
  await expect.poll(() => calls.filter(({ path }) => path === TOPICS).length, { timeout: 10_000 }).toBe(1)
})

test('errors of the server are at their fields, and what was typed stays', async () => {
  responses[DRAFTS] = () => Response.json({ drafts: [aDraft] })
  await show()
  await expect.element(text).toHaveTextContent('Begun')
  await expect.element(title).toHaveValue('Olives?')
  responses[TOPICS] = () =>
    rejection(400, { code: 'bad_request', message: 'x', fields: { title: 'Use 150 characters at most.' } })
  await post.click()
  await expect.element(title).toHaveAccessibleDescription('Use 150 characters at most.')
  await expect.element(text).toHaveTextContent('Begun')
  responses[TOPICS] = () => Response.json({ topic: aTopic }, { status: 201 })
  await post.click()
  await expect.poll(() => push.mock.calls).toHaveLength(1)
  expect(posted().at(-1)).toEqual({ board: 'kitchen', title: 'Olives?', body: written('Begun'), from: 5 })
})

test('a topic that waits for approval says so', async () => {
  responses[TOPICS] = () => Response.json({ topic: aTopic, post: { id: 9 } }, { status: 202 })
  responses[DRAFTS] = () => Response.json({ drafts: [aDraft] })
  await show()
  await expect.element(text).toHaveTextContent('Begun')
  await post.click()
  await expect.element(page.getByRole('heading', { name: 'Your topic waits for approval' })).toHaveFocus()
  await expect
    .element(page.getByRole('link', { name: 'Back to Kitchen' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/community\/kitchen\/?$/))
  expect(push).not.toHaveBeenCalled()
})

test('other drafts are continued or discarded; replies lead to their topic', async () => {
  const older = { ...aDraft, id: 4, title: 'Shoes', body: written('Which shoes?') }
  const reply = { ...aDraft, id: 2, title: '', topic: { id: 7, title: 'Soup', uri: '/community/kitchen/soup/' } }
  responses[DRAFTS] = () => Response.json({ drafts: [aDraft, older, reply] })
  responses[`${DRAFTS}/2`] = () => Response.json({ ok: true })
  await show()
  const list = page.getByRole('region', { name: 'Your other drafts' })
  await expect
    .element(list.getByRole('link', { name: 'Go to the topic' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/community\/kitchen\/soup\/?$/))
  await list.getByRole('button', { name: 'Continue' }).click()
  await expect.element(text).toHaveTextContent('Which shoes?')
  await expect.element(title).toHaveValue('Shoes')
  await list.getByRole('button', { name: 'Discard' }).click()
  await expect.element(list).not.toBeInTheDocument()
})

test('where only staff may write, the page says so', async () => {
  responses[BOARDS] = () => Response.json({ boards: [{ slug: 'news', title: 'News', mayWrite: false }] })
  await show()
  await expect.element(page.getByText('There is no board on which you can start a topic now.')).toBeVisible()
})

test('boards that could not be loaded are asked for again', async () => {
  const boards = responses[BOARDS]
  responses[BOARDS] = () => new Response('', { status: 502 })
  await show()
  await expect.element(page.getByText('The boards could not be loaded.')).toBeVisible()
  responses[BOARDS] = boards ?? (() => new Response())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(text).toBeVisible()
})
