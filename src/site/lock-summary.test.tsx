import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { LockBadge } from './LockBadge'
import { LockSummary } from './LockSummary'

vi.mock('@/features/locks/lock-reason.server', () => ({
  lockReasonOf: async () => ({
    badge: 'For Premium',
    sentence: 'Opens with Premium.',
    price: 'Premium is $22 a month, billed yearly.',
    includes: [],
    joinUrl: '/product/?product_id=premium',
    chooseLabel: 'Choose Premium',
  }),
}))

const row = { docId: 1, postType: 'recipes', requiredPlan: 'premium', uri: '/recipes/pea-soup/' } as const

test('says at the head of a restricted item what opens it and what that costs, with one way to it and one to sign in', async () => {
  const summary = await LockSummary({ row })
  const html = renderToStaticMarkup(<WithProviders audience="visitor">{summary}</WithProviders>)
  expect(html).toContain('Opens with Premium.')
  expect(html).toContain('Premium is $22 a month, billed yearly.')
  expect(html).toMatch(/href="\/product\/?\?product_id=premium"[^>]*>Choose Premium</)
  expect(html).toMatch(/href="\/login[^>]*>Sign in</)
  expect(html.match(/<a /g)).toHaveLength(3)
})

test('asks no member to sign in or to join: it names the plan', async () => {
  const summary = await LockSummary({ row })
  const html = renderToStaticMarkup(<WithProviders audience="free">{summary}</WithProviders>)
  expect(html).not.toMatch(/Sign in|Join us/)
  expect(html).toContain('>Choose Premium<')
})

test('names the plan first, also to members', async () => {
  expect(renderToStaticMarkup(await LockBadge({ row }))).toMatch(/For Premium/)
})
