import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { LockSummary } from './LockSummary'

vi.mock('@/features/locks/lock-reason.server', () => ({
  lockReasonOf: async () => ({
    sentence: 'Opens with Premium.',
    price: 'Premium is $22 a month, billed yearly.',
    includes: [],
    joinUrl: '/product/?product_id=premium',
    joinLabel: 'Choose Premium',
  }),
}))

test('says at the head of a restricted item what opens it and what that costs, with the way to it and to the details', async () => {
  const summary = await LockSummary({
    row: { postType: 'recipes', requiredPlan: 'premium', uri: '/recipes/pea-soup/' },
  })
  const html = renderToStaticMarkup(<WithProviders audience="visitor">{summary}</WithProviders>)
  expect(html).toContain('Opens with Premium.')
  expect(html).toContain('Premium is $22 a month, billed yearly.')
  expect(html).toMatch(/href="#members-only">How to open it</)
  expect(html).toMatch(/href="\/product\/?\?product_id=premium"[^>]*>Choose Premium</)
  expect(html).toMatch(/href="\/product\/?\?product_id=premium"[^>]*>Join us for full content</)
})
