import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { type MockResponses, mockFetch } from '../../../tests/support/mock-fetch'
import { openSearch } from './opened-search'
import { SearchButton } from './SearchButton.client'
import type { SearchItem } from './search-item'

const INDEX = '/wp-search.json'

const anItem = (id: number, title: string, own: Partial<SearchItem> = {}): SearchItem => ({
  id: `item:${id}`,
  databaseId: id,
  postType: 'recipes',
  label: 'Recipes',
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  uri: `/found/${id}/`,
  imageUrl: null,
  requiredPlan: 'none',
  ...own,
})

const POSTS = [
  anItem(1, 'Ginger noodle broth'),
  anItem(2, 'Ginger snaps'),
  anItem(3, 'Chicken with thyme'),
  anItem(4, 'Cardamom pears', { requiredPlan: 'premium' }),
  anItem(5, 'Ginger, and how to peel it', { postType: 'posts', label: 'Blog posts' }),
  anItem(6, 'Memberships', { postType: 'pages', label: 'Expert Advices' }),
]

const SECTIONS = ['/found/6', '/not-in-the-index', '/found/3/#top']

const opener = page.getByRole('button', { name: 'Search', exact: true })
const dialog = page.getByRole('dialog', { name: 'Search the site' })
const field = dialog.getByRole('combobox', { name: 'Search the site' })
const options = dialog.getByRole('option')
const active = dialog.getByRole('option', { selected: true })

/** The addresses of the links that were clicked; none of them is followed. */
let followed: (string | null)[]
const handleClick = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  followed.push(link.getAttribute('href'))
}

let responses: MockResponses
let asked: string[]

beforeEach(() => {
  sessionStorage.clear()
  followed = []
  document.addEventListener('click', handleClick, { capture: true })
  responses = { '/api/auth/me': { body: { user: null } }, [INDEX]: { body: { posts: POSTS } } }
  asked = mockFetch(responses)
})
afterEach(() => document.removeEventListener('click', handleClick, { capture: true }))

async function show(audience: 'visitor' | 'premium' = 'visitor') {
  // The session is as old as the test file.
  await session.lookUp()
  return render(
    <WithProviders audience={audience}>
      <input aria-label="Another field" />
      <SearchButton sections={SECTIONS} />
    </WithProviders>,
  )
}

// The first test: the index is loaded once for all tests of this file.
test('the index is requested when the search is first opened, again after a failure or once online, and then no more', async () => {
  const requests = () => asked.filter((path) => path === INDEX).length
  responses[INDEX] = { status: 503, body: {} }
  await show()
  expect(requests()).toBe(0)
  await opener.click()
  await field.fill('ginger')
  await expect.poll(requests).toBe(1)
  await expect.element(dialog.getByRole('status')).toHaveTextContent('')
  await expect.element(options.first()).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await opener.click()
  await expect.poll(requests).toBe(2)
  await field.fill('cardamom')
  responses[INDEX] = { body: { posts: POSTS } }
  window.dispatchEvent(new Event('online'))
  await expect.element(options.first()).toHaveAccessibleName(/^Cardamom pears/)
  await userEvent.keyboard('{Escape}')
  for (let time = 0; time < 2; time += 1) {
    await opener.click()
    await expect.element(field).toHaveFocus()
    await field.fill('ginger')
    await expect.element(options.first()).toBeVisible()
    await userEvent.keyboard('{Escape}')
  }
  expect(requests()).toBe(3)
})

test('opens with "/" and Ctrl+K, empty, and Escape returns the focus', async () => {
  await show()
  for (const key of ['/', '{Control>}k{/Control}']) {
    opener.element().focus()
    await userEvent.keyboard(key)
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveAttribute('placeholder', 'Search...')
    await field.fill('soup')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  }
})

test('opens with the words that something else on the page has, and finds them', async () => {
  await show()
  openSearch('cardamom')
  await expect.element(field).toHaveValue('cardamom')
  await expect.element(field).toHaveFocus()
  await expect.element(options.first()).toHaveAccessibleName(/^Cardamom pears/)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await opener.click()
  await expect.element(field).toHaveValue('')
  await userEvent.keyboard('{Escape}')
})

test('"/" in a field is typed, and with a modifier key is left to the browser', async () => {
  await show()
  const other = page.getByRole('textbox', { name: 'Another field' })
  await other.click()
  await userEvent.keyboard('/')
  await expect.element(other).toHaveValue('/')
  opener.element().focus()
  await userEvent.keyboard('{Control>}/{/Control}{Alt>}/{/Alt}')
  // A dialog would be rendered by then: its code is loaded.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  expect(dialog.query()).toBeNull()
  await userEvent.keyboard('/')
  await expect.element(dialog).toBeVisible()
})

test('tolerates typing errors and any case, groups by type, and says so when nothing is found', async () => {
  await show()
  await opener.click()
  await field.fill('CHIKEN')
  await expect.element(options.first()).toHaveAccessibleName(/^Chicken with thyme/)
  await field.fill('gingr nodle')
  await expect.element(options.first()).toHaveAccessibleName(/^Ginger noodle broth/)
  for (const [text, group] of [
    ['ginger', 'Recipes'],
    ['how to peel', 'Blog posts'],
    ['memberships', 'Expert Advices'],
  ] as const) {
    await field.fill(text)
    await expect.element(dialog.getByRole('group', { name: group }).getByRole('option').first()).toBeVisible()
  }
  await field.fill('xqzzjw')
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Nothing found. Try another word.')
})

test('the arrow keys move through all groups and wrap around, and Enter opens the result', async () => {
  await show()
  await opener.click()
  await field.fill('ginger')
  await expect.element(dialog.getByRole('group', { name: 'Blog posts' })).toBeVisible()
  const all = options.elements()
  expect(all.length).toBeGreaterThan(2)
  expect(active.query()).toBeNull()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(active).toHaveTextContent(all[1]?.textContent ?? 'none')
  await expect.element(field).toHaveAttribute('aria-activedescendant', all[1]?.id)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect.element(field).toHaveFocus()
  const href = all[0]?.getAttribute('href')
  await userEvent.keyboard('{Enter}')
  expect(followed).toEqual([href])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('Enter alone opens the best result, as a click does', async () => {
  await show()
  await opener.click()
  await field.fill('ginger noodle broth')
  await expect.element(options.first()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await opener.click()
  await field.fill('ginger snaps')
  await expect.element(options.first()).toHaveAccessibleName(/^Ginger snaps/)
  await options.first().click()
  expect(followed.map((href) => href?.replace(/\/$/, ''))).toEqual(['/found/1', '/found/2'])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the same words are searched in the community, whether something was found or not', async () => {
  await show()
  await opener.click()
  const link = dialog.getByRole('link', { name: 'Search the community for', exact: false })
  await expect.element(field).toHaveFocus()
  expect(link.query()).toBeNull()
  await field.fill('  ginger & thyme ')
  await expect.element(link).toHaveAccessibleName('Search the community for “ginger & thyme”')
  await field.fill('xqzzjw')
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Nothing found. Try another word.')
  await link.click()
  // Without the site's configuration, links lose the slash at the end of the path.
  expect(followed).toEqual([expect.stringMatching(/^\/community\/?\?q=xqzzjw$/)])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('without a text, and where nothing is found, the pages of the navigation are suggested in their order', async () => {
  await show()
  await opener.click()
  const suggestions = dialog.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  for (const text of ['', 'xqzzjw']) {
    await field.fill(text)
    await expect.element(suggestions.nth(1)).toBeVisible()
    expect(suggestions.elements().map(({ textContent }) => textContent)).toEqual(['Memberships', 'Chicken with thyme'])
  }
  // Enter opens a suggestion only when the arrow keys have chosen it.
  await userEvent.keyboard('{Enter}')
  expect(followed).toEqual([])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(followed).toEqual([expect.stringMatching(/^\/found\/6\/?$/)])
})

test('a locked result has a lock for a visitor', async () => {
  await show()
  await opener.click()
  await field.fill('cardamom')
  await expect.element(options.first()).toHaveAccessibleName(/^Cardamom pears.*Locked$/)
})

test('a result has no lock for a member whose plan includes it', async () => {
  responses['/api/auth/me'] = { body: { user: aUser() } }
  await show('premium')
  await opener.click()
  await field.fill('cardamom')
  await expect.element(options.first()).toHaveAccessibleName('Cardamom pears')
})
