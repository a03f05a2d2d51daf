import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { exampleContext } from '@/blocks/example'
import { aCard } from '@/cards/example-card'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import type { Audience } from '@/rules/audience'
import { mockFetch } from '../../../tests/support/mock-fetch'
import { ContinueWatching } from './Component'

const CLARA = {
  id: 7,
  firstName: 'Clara',
  lastName: 'Test',
  username: 'clara',
  email: 'clara@example.com',
  roles: [{ displayName: 'Member' }],
  plan: 'premium',
  about: '',
  avatar: null,
  deletionAt: null,
}
const inAnHour = () => Math.floor(Date.now() / 1_000) + 3_600
const begun = (databaseId: number, title: string, positionS: number) => ({
  ...aCard(databaseId, { title, postType: 'movementGuides' }),
  positionS,
  durationS: 600,
})

beforeEach(() => sessionStorage.clear())

function show(audience: Audience) {
  return render(
    <WithProviders audience={audience}>
      <ContinueWatching
        block={{ blockType: 'continueWatching' }}
        data={undefined}
        context={{ ...exampleContext, audience }}
      />
    </WithProviders>,
  )
}

const aMemberWho = (videos: object[]) =>
  mockFetch({
    '/api/auth/me': { body: { user: { ...CLARA, jwtAuthExpiration: inAnHour() } } },
    '/api/videos/continue': { body: { videos } },
    '/api/favorites/posts/': { body: { posts: [] } },
  })

test('a member sees the videos in progress, the latest first, with the remaining time', async () => {
  aMemberWho([begun(1, 'Up from the chair', 480), begun(2, 'Ten quiet minutes', 570)])
  await show('premium')
  await expect.element(page.getByRole('heading', { name: 'Continue watching' })).toBeVisible()
  const items = page.getByRole('main').or(page.getByRole('list')).getByRole('listitem')
  await expect.element(items.nth(0)).toHaveTextContent(/Up from the chair.*2 minutes left/)
  await expect.element(items.nth(1)).toHaveTextContent(/Ten quiet minutes.*1 minute left/)
})

test('renders nothing for a member without videos in progress', async () => {
  const asked = aMemberWho([])
  await show('premium')
  await expect.poll(() => asked).toContain('/api/videos/continue')
  expect(page.getByRole('heading', { name: 'Continue watching' }).query()).toBeNull()
})
