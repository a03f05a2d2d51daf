import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { exampleContext } from '@/blocks/example'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { aProgress, notStarted } from '@/features/programmes/example-progress'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { stubFetch } from '../../../tests/support/stub-fetch'
import { CategoryGrid } from './Component'
import { categoryGridExamples } from './examples'

async function show(progress: object, favorites: readonly number[]) {
  sessionStorage.clear()
  stubFetch((path) => {
    if (path.startsWith('/api/programmes/')) return Response.json(progress)
    if (path.startsWith('/api/favorites/'))
      return Response.json({ posts: favorites.map((databaseId) => ({ databaseId })) })
    if (path.startsWith('/api/notifications')) return Response.json({ notifications: [], unread: 2, more: false })
    if (path.startsWith('/api/milestones')) {
      const milestone = {
        id: 1,
        title: 'First',
        description: '',
        icon: 'sun',
        target: 1,
        progress: 0,
        achievedAt: null,
      }
      const milestones = [
        { ...milestone, achievedAt: '2026-11-20T10:00:00.000Z' },
        { ...milestone, id: 2 },
      ]
      return Response.json({ milestones, toCelebrate: [], streak: { weeks: 1, thisWeek: true, days: [] } })
    }
    return Response.json({ user: aUser() })
  })
  await session.lookUp()
  const { block, data } = categoryGridExamples.states
  await render(
    <WithProviders audience="premium">
      <CategoryGrid block={block} data={data} context={{ ...exampleContext, audience: 'premium', first: false }} />
    </WithProviders>,
  )
}

const card = (title: string) => page.getByRole('article').filter({ hasText: title })

test('cards say where the member stands', async () => {
  await show(aProgress(), [3, 7])
  await expect.element(card('The six weeks')).toHaveTextContent('Day 9 of 42')
  await expect.element(card('Your shopping list')).toHaveTextContent('Nothing to buy')
  await expect.element(card('Favorites')).toHaveTextContent('2 saved')
  await expect.element(card('Milestones')).toHaveTextContent('1 of 2 reached')
  await expect.element(card('Community')).toHaveTextContent('2 new')
})

test('without a program or favorites they say so', async () => {
  await show(notStarted(), [])
  await expect.element(card('The six weeks')).toHaveTextContent('Not begun yet')
  await expect.element(card('Favorites')).toHaveTextContent('Nothing saved yet')
})

test('a program that starts on a day to come is not begun', async () => {
  await show({ ...aProgress(), day: 0 }, [])
  await expect.element(card('The six weeks')).toHaveTextContent('Not begun yet')
})
