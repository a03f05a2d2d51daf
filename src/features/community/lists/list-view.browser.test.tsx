import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { openedSearch } from '@/features/search/opened-search'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import type { Audience } from '@/rules/audience'
import { WELCOME_KEY } from '@/rules/forum/welcome'
import { type MockResponses, mockFetch } from '../../../../tests/support/mock-fetch'
import { aBoardView, aTopicView } from '../examples/a-topic'
import { ListView } from './ListView.client'

const query = vi.hoisted(() => ({ current: '' }))
vi.mock('next/navigation', () => ({
  usePathname: () => '/community/',
  useSearchParams: () => new URLSearchParams(query.current),
}))

const TOPICS = '/api/forum/topics'
const BOARDS = '/api/forum/boards'

let responses: MockResponses
let asked: string[]
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  delete document.documentElement.dataset.welcomed
  query.current = ''
  responses = {
    '/api/auth/me': { body: { user: aUser() } },
    [BOARDS]: { body: { boards: [aBoardView({ unread: 2, followed: false })] } },
    [TOPICS]: { body: { topics: [aTopicView({ unread: 3, followed: false })], total: 1 } },
  }
  asked = mockFetch(responses)
})

/** Shows the list to the user of the mocked session. */
async function show(audience: Audience = 'premium', topics = [aTopicView()]) {
  await session.lookUp()
  return render(
    <WithProviders audience={audience}>
      <ListView
        page={{ board: null, topic: null, page: 1, sort: 'latest' }}
        boards={[aBoardView()]}
        topics={topics}
        pages={1}
      />
    </WithProviders>,
  )
}
const boards = page.getByRole('navigation', { name: 'Boards' })
const asVisitor = () => {
  responses['/api/auth/me'] = { body: { user: null } }
}

test('a visitor sees boards and topics without a request; New topic asks them to sign in', async () => {
  asVisitor()
  await show('visitor')
  await expect.element(boards.getByRole('link', { name: /In the kitchen/ })).toHaveTextContent('1 topic')
  await expect.element(page.getByRole('link', { name: 'Swap for olives?' })).toBeVisible()
  await page.getByRole('button', { name: 'New topic' }).click()
  await expect.element(page.getByRole('dialog')).toHaveTextContent('This feature is reserved for members')
  expect(asked.filter((path) => path.startsWith('/api/forum/'))).toEqual([])
})

test('a member sees what is new', async () => {
  await show()
  await expect.element(page.getByRole('article')).toHaveTextContent('3 new')
  await expect.element(boards).toHaveTextContent('2 new')
})

test('the hint of the first visit is closed once and for all', async () => {
  await show()
  const hint = page.getByRole('complementary', { name: 'Welcome' })
  await expect.element(hint).toHaveTextContent('Welcome to the community')
  await hint.getByRole('button', { name: 'Close the welcome' }).click()
  // The sheet hides it by this, and the script of the page sets it before the first paint.
  await expect.poll(() => document.documentElement.dataset.welcomed).toBe('')
  expect(localStorage.getItem(WELCOME_KEY)).toBe('seen')
})

test('a search shows what was found, also for visitors', async () => {
  asVisitor()
  query.current = 'q=capers'
  responses[TOPICS] = { body: { topics: [aTopicView({ title: 'Capers keep for ever' })], total: 1 } }
  await show('visitor')
  await expect.element(page.getByRole('status')).toHaveTextContent('1 found for “capers”')
  await expect.element(page.getByRole('link', { name: 'Capers keep for ever' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Swap for olives?' }).elements()).toEqual([])
  expect(asked.find((path) => path.startsWith(TOPICS))).toContain('q=capers')
})

test('the words of a search are searched in the whole site, too', async () => {
  asVisitor()
  query.current = 'q=capers+%26+salt'
  await show('visitor')
  await page.getByRole('button', { name: 'Search the whole site for “capers & salt”' }).click()
  expect(openedSearch.current()).toBe('capers & salt')
})

test('a search that fails can be tried again', async () => {
  asVisitor()
  query.current = 'q=capers'
  responses[TOPICS] = 'offline'
  await show('visitor')
  await expect.element(page.getByText('This could not be loaded.')).toBeVisible()
  responses[TOPICS] = { body: { topics: [], total: 0 } }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/Nothing was found/)).toBeVisible()
})

test('an empty list says so', async () => {
  asVisitor()
  await show('visitor', [])
  await expect.element(page.getByText('There are no topics here yet.')).toBeVisible()
})
