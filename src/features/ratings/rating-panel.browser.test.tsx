import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { type MockResponses, mockFetch } from '../../../tests/support/mock-fetch'
import { RatingPanel } from './RatingPanel.client'

const panel = page.getByRole('region', { name: 'Rate this recipe' })
const star = (name: string) => panel.getByRole('radio', { name, exact: true })

/** A recipe's panel. @param databaseId another one in each test, since the average of a recipe outlives its panel */
async function show(databaseId: number, audience: 'visitor' | 'premium') {
  // The session is as old as the test file.
  await session.lookUp()
  return render(
    <WithProviders audience={audience}>
      <RatingPanel databaseId={databaseId} summary={{ average: null, count: 0 }} />
    </WithProviders>,
  )
}

/** The responses for a member. */
const aMember = (responses: MockResponses): MockResponses => ({
  '/api/auth/me': { body: { user: aUser() } },
  '/api/recipes/ratings/': { body: {} },
  ...responses,
})

beforeEach(() => sessionStorage.clear())

test('a visitor’s click opens the login modal, and rates nothing', async () => {
  const asked = mockFetch({ '/api/auth/me': { body: { user: null } } })
  await show(1, 'visitor')
  await star('3 stars').click({ force: true })
  await expect.element(page.getByRole('dialog', { name: 'This feature is reserved for members' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(star('3 stars')).not.toBeChecked()
  await expect.element(panel).toHaveTextContent('No ratings yet')
  expect(asked).not.toContain('/api/recipes/ratings')
})

test('a rating that cannot be saved is rolled back, with a toast; the next one shows with the average', async () => {
  const responses = aMember({ '/api/recipes/ratings': 'offline' })
  const asked = mockFetch(responses)
  await show(2, 'premium')
  await expect.poll(() => asked).toContain('/api/recipes/ratings/')
  await star('4 stars').click({ force: true })
  await expect.element(page.getByText('Your rating was not saved. Please try again.')).toBeVisible()
  await expect.element(star('4 stars')).not.toBeChecked()
  await expect.element(panel).toHaveTextContent('No ratings yet')
  responses['/api/recipes/ratings'] = { body: { average: 2, count: 1, rating: 2 } }
  await star('2 stars').click({ force: true })
  await expect.element(star('2 stars')).toBeChecked()
  await expect.element(panel).toHaveTextContent('2.0 of 5, 1 rating')
})

test('ratings that cannot be loaded count as 0, and rating still works', async () => {
  const asked = mockFetch(
    aMember({
      '/api/recipes/ratings/': 'offline',
      '/api/recipes/ratings': { body: { average: 3, count: 1, rating: 3 } },
    }),
  )
  await show(3, 'premium')
  await expect.poll(() => asked).toContain('/api/recipes/ratings/')
  for (const stars of ['1 star', '3 stars', '5 stars']) await expect.element(star(stars)).not.toBeChecked()
  await star('3 stars').click({ force: true })
  await expect.element(panel).toHaveTextContent('3.0 of 5, 1 rating')
})
