import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import type { Audience } from '@/rules/audience'
import { type MockResponses, mockFetch } from '../../../../tests/support/mock-fetch'
import { anAuthor, aPostView, aTopicView } from '../examples/a-topic'
import type { ForumPost, ForumTopicPage } from '../forum-types'
import { NotificationBell } from '../notifications/NotificationBell.client'
import { TopicView } from './TopicView.client'
import '../community.css'

// The editor has its own tests.
vi.mock('../forms.client', () => ({
  ReplyForm: ({ onPosted, quote }: { onPosted: (post: ForumPost) => void; quote: { text: string } | null }) => (
    <form aria-label="Reply form">
      <p>{quote ? `Quoting: ${quote.text}` : 'No quote'}</p>
      <button type="button" onClick={() => onPosted(aPostView(9, { position: 3, author: anAuthor('Cleo') }))}>
        Post reply
      </button>
    </form>
  ),
  EditPostForm: () => null,
}))

const ME = '/api/auth/me'
const TOPIC = '/api/forum/topics/3'
const READ = '/api/forum/topics/3/read'
const FOLLOW = '/api/forum/topics/3/follow'
const REACT = '/api/forum/posts/2/reactions'

const SHARED = {
  topic: aTopicView(),
  posts: [aPostView(1), aPostView(2, { author: anAuthor('Ben') })],
  pages: 1,
  replyNote: 'You need an account to reply.',
}
const forMember = (own: Partial<ForumTopicPage> = {}): ForumTopicPage => ({
  ...SHARED,
  topic: aTopicView({ unread: 1, followed: false }),
  may: { reply: true, solve: false, moderate: false },
  notifications: [],
  ...own,
})

let responses: MockResponses
let asked: string[]
beforeEach(() => {
  sessionStorage.clear()
  responses = {
    [ME]: { body: { user: aUser() } },
    [TOPIC]: { body: forMember() },
    [READ]: { body: { unread: 0 } },
  }
  asked = mockFetch(responses)
})

/** Shows the topic to the user of the mocked session. */
async function show(audience: Audience = 'premium') {
  await session.lookUp()
  return render(
    <WithProviders audience={audience}>
      <TopicView {...SHARED} page={{ board: 'kitchen', topic: 'swap-for-olives', page: 1, sort: 'latest' }} />
    </WithProviders>,
  )
}
const post = (name: string) => page.getByRole('article', { name: `Post by ${name}` })
const like = (name: string) => post(name).getByRole('button', { name: /^Like/ })
const dialog = page.getByRole('dialog')

test('a visitor reads everything, and is asked to sign in for anything else', async () => {
  responses[ME] = { body: { user: null } }
  await show('visitor')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Swap for olives?' })).toBeVisible()
  await expect.element(post('Ben')).toHaveTextContent('Words of post 2')
  const reply = page.getByRole('region', { name: 'Reply' })
  await expect.element(reply).toHaveTextContent('You need an account to reply.')
  await like('Ben').click()
  await expect.element(dialog).toHaveTextContent('This feature is reserved for members')
  expect(asked.filter((path) => path.startsWith('/api/forum/'))).toEqual([])
})

test('what is new is marked, and the topic is marked as read', async () => {
  await show()
  await expect.element(post('Ben').getByText('New', { exact: true })).toBeVisible()
  expect(post('Ana').getByText('New', { exact: true }).elements()).toEqual([])
  await expect.poll(() => asked).toContain(READ)
})

test('notifications about what is shown are read, and the bell no longer counts them', async () => {
  const reply = {
    ...{ id: 70, kind: 'reply', by: anAuthor('Ben'), people: 1, topic: { id: 3, title: 'Swap for olives?' } },
    ...{ uri: '/community/p/2', reason: null, at: '2026-11-02T10:00:00.000Z', read: false },
  }
  const list = { notifications: [reply], more: false, unread: 1 }
  responses['/api/notifications'] = { body: list }
  responses['/api/notifications/read'] = {
    body: { ...list, notifications: [{ ...reply, read: true }], unread: 0 },
  }
  await session.lookUp()
  const view = (notifications: number[]) => {
    responses[TOPIC] = { body: forMember({ notifications }) }
    return (
      <WithProviders audience="premium">
        <NotificationBell />
        <TopicView {...SHARED} page={{ board: 'kitchen', topic: 'swap-for-olives', page: 1, sort: 'latest' }} />
      </WithProviders>
    )
  }
  const screen = await render(view([]))
  await expect.element(page.getByRole('button', { name: 'Notifications, 1 unread', exact: true })).toBeVisible()
  await expect.poll(() => asked).toContain(READ)
  expect(asked.filter((path) => path.startsWith('/api/notifications/read'))).toEqual([])
  await screen.unmount()
  await render(view([70]))
  await expect.poll(() => asked.filter((path) => path.startsWith('/api/notifications/read'))).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})

test('a reaction counts at once, and is taken back with a message when the server refuses it', async () => {
  responses[REACT] = { status: 429, body: { error: { code: 'too_many_requests', message: 'Slow down.' } } }
  await show()
  await expect.element(page.getByRole('button', { name: 'Write a reply' })).toBeVisible()
  await like('Ben').click()
  await expect.element(page.getByText('Slow down.')).toBeVisible()
  await expect.element(like('Ben')).toHaveAccessibleName('Like, 0')
  await expect.element(like('Ben')).toHaveAttribute('aria-pressed', 'false')
  responses[REACT] = {
    body: { reactions: [{ kind: 'like', count: 5, mine: true }, ...aPostView(2).reactions.slice(1)] },
  }
  await like('Ben').click()
  await expect.element(like('Ben')).toHaveAccessibleName('Like, 5')
  await expect.element(like('Ben')).toHaveAttribute('aria-pressed', 'true')
})

test('a topic is followed', async () => {
  responses[FOLLOW] = { body: { followed: true } }
  await show()
  await expect.element(page.getByRole('button', { name: 'Write a reply' })).toBeVisible()
  const follow = page.getByRole('button', { name: 'Follow this topic' })
  await follow.click()
  await expect.element(follow).toHaveAttribute('aria-pressed', 'true')
  expect(asked).toContain(FOLLOW)
})

test('a quote goes to the reply form, and the reply appears at the end', async () => {
  await show()
  await page.getByRole('button', { name: 'Write a reply' }).click()
  await expect.element(page.getByText('No quote')).toBeVisible()
  await post('Ben').getByRole('button', { name: 'Quote' }).click()
  await expect.element(page.getByText('Quoting: Words of post 2')).toBeVisible()
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect.element(post('Cleo')).toHaveTextContent('Words of post 9')
  await expect.element(page.getByText('No quote')).toBeVisible()
})

test('a report needs a reason, and keeps the note when it fails', async () => {
  responses['/api/forum/posts/2/report'] = 'offline'
  await show()
  await expect.element(page.getByRole('button', { name: 'Write a reply' })).toBeVisible()
  await post('Ben').getByRole('button', { name: 'Report' }).click()
  const send = dialog.getByRole('button', { name: 'Report' })
  await dialog.getByRole('textbox', { name: 'Note (optional)' }).fill('Third time this week.')
  await send.click()
  await expect.element(dialog).toHaveTextContent('Choose a reason.')
  await dialog.getByRole('radio', { name: 'Unkind' }).click()
  await send.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The site cannot be reached. Please try again.')
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Third time this week.')
  responses['/api/forum/posts/2/report'] = { body: { reported: true } }
  await send.click()
  await expect.element(page.getByText('Thank you. The moderators will look at it.')).toBeVisible()
})

test('a deleted post leaves a mark, without buttons', async () => {
  const posts = [aPostView(1), aPostView(2, { author: anAuthor('Ben'), state: 'deleted', html: '' })]
  responses[TOPIC] = { body: forMember({ posts }) }
  await show()
  await expect.element(post('Ben')).toHaveTextContent('This post was deleted.')
  expect(
    post('Ben')
      .getByRole('button', { name: /Like|Quote|Report/ })
      .elements(),
  ).toEqual([])
  expect(
    post('Ana')
      .getByRole('button', { name: /Like|Quote|Report/ })
      .elements(),
  ).toHaveLength(3)
})

test('a moderator gives a reason for what they do; a blank one is not sent', async () => {
  responses[TOPIC] = { body: forMember({ may: { reply: true, solve: true, moderate: true } }) }
  responses['/api/forum/moderate'] = { body: { changed: true } }
  await show()
  await page.getByRole('button', { name: 'Moderate this topic' }).click()
  await page.getByRole('menuitem', { name: 'Lock' }).click()
  await dialog.getByRole('button', { name: 'Lock' }).click()
  await expect.element(dialog).toHaveTextContent('Say why.')
  expect(asked).not.toContain('/api/forum/moderate')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It is answered.')
  await dialog.getByRole('button', { name: 'Lock' }).click()
  await expect.element(page.getByText('It is locked.')).toBeVisible()
})

test("an author's name opens their card", async () => {
  responses['/api/forum/members/ben'] = {
    body: {
      member: {
        ...anAuthor('Ben'),
        about: 'Runner, twice a week.',
        joinedAt: '2026-01-05T10:00:00.000Z',
        topics: [aTopicView()],
      },
    },
  }
  await show()
  await post('Ben').getByRole('button', { name: 'Ben' }).click()
  await expect.element(dialog).toHaveTextContent('Runner, twice a week.')
  await expect.element(dialog).toHaveTextContent('Joined January 05, 2026')
  await expect.element(dialog.getByRole('link', { name: 'Swap for olives?' })).toBeVisible()
})

test('on a phone a post has its author’s picture, and all of its buttons in one row', async () => {
  await page.viewport(390, 844)
  await show()
  await expect.element(post('Ben').getByText('B', { exact: true })).toBeVisible()
  const { top } = like('Ben').element().getBoundingClientRect()
  for (const name of [/^Celebrate/, 'Quote', 'Copy link', 'Report']) {
    const button = post('Ben').getByRole('button', { name, exact: true })
    expect(Math.abs(button.element().getBoundingClientRect().top - top)).toBeLessThan(8)
  }
})
