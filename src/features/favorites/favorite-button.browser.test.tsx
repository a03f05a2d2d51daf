import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { type MockResponses, mockFetch } from '../../../tests/support/mock-fetch'
import { FavoriteButton } from './FavoriteButton.client'
import { WithProviders } from './testing/with-providers'

const TOGGLE = '/api/favorites/toggle'

const favorite = page.getByRole('button', { name: 'Add to favorites: Red dal', exact: true })

beforeEach(() => sessionStorage.clear())

const storedFavorites = () => Object.keys(sessionStorage).filter((key) => key.startsWith('ebs-session:favourites:'))

/** Shows the button to the user of the mocked session. */
async function show(audience: 'visitor' | 'premium') {
  // The session is as old as the test file.
  await session.lookUp()
  return render(
    <WithProviders audience={audience}>
      <FavoriteButton databaseId={7} title="Red dal" />
    </WithProviders>,
  )
}

test('a visitor’s click opens the login modal, and the button stays off', async () => {
  const asked = mockFetch({ '/api/auth/me': { body: { user: null } } })
  await show('visitor')
  await favorite.click()
  await expect.element(page.getByRole('dialog', { name: 'This feature is reserved for members' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(favorite).toHaveAttribute('aria-pressed', 'false')
  expect(asked).not.toContain(TOGGLE)
})

test('when one cannot be saved the button turns off again, with a toast; the next click saves it', async () => {
  const responses: MockResponses = {
    '/api/auth/me': { body: { user: aUser() } },
    '/api/favorites/posts/': { body: { posts: [] } },
    [TOGGLE]: { status: 500, body: {} },
  }
  const asked = mockFetch(responses)
  await show('premium')
  await expect.poll(storedFavorites).toHaveLength(1)
  await favorite.click()
  await expect.element(page.getByText('Your favorite could not be saved. Please try again.')).toBeVisible()
  await expect.element(favorite).toHaveAttribute('aria-pressed', 'false')
  expect(asked).toContain(TOGGLE)
  // Whether the server has it is not known: the next page asks.
  expect(storedFavorites()).toEqual([])
  responses[TOGGLE] = { body: { favorite: true } }
  await favorite.click()
  await expect.element(favorite).toHaveAttribute('aria-pressed', 'true')
})
