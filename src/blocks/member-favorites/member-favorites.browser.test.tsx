import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { aCard } from '@/cards/example-card'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { aUser } from '@/platform/session/testing/a-session'
import { type MockResponses, mockFetch } from '../../../tests/support/mock-fetch'
import { FavoritesBrowser } from './FavoritesBrowser.client'

const LIST = '/api/favorites/posts/'

let responses: MockResponses

beforeEach(() => {
  sessionStorage.clear()
  responses = { '/api/auth/me': { body: { user: aUser() } }, [LIST]: { body: { posts: [] } } }
  mockFetch(responses)
})

function show() {
  return render(
    <WithProviders audience="premium">
      <main>
        <FavoritesBrowser columns={3} as="h2" suggestions={[aCard(7, { title: 'Pea soup' })]} />
      </main>
    </WithProviders>,
  )
}

test('explains to a member without favorites how to add one, and has something to begin with', async () => {
  await show()
  await expect.element(page.getByText('Nothing saved yet')).toBeVisible()
  await expect
    .element(page.getByText('Select the heart on anything you like, and you will find it here.'))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Pea soup', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add to favorites: Pea soup' })).toBeVisible()
})

test('shows an error message when they cannot be fetched; a retry loads them, and keeps the focus beside them', async () => {
  responses[LIST] = { status: 500, body: {} }
  await show()
  await expect.element(page.getByText('Your favorites could not be loaded.')).toBeVisible()
  responses[LIST] = { body: { posts: [aCard(1, { title: 'Oat crackers' })] } }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('link', { name: 'Oat crackers', exact: true })).toBeVisible()
  expect(page.getByText('Pea soup').query()).toBeNull()
  expect(document.querySelectorAll('main :focus')).toHaveLength(1)
})
