import type { BlockExample } from '@/blocks/example'
import type { PlanOffer } from '@/features/memberships/plans/plan-offer'
import type { MembershipPlansData } from './load.server'

type Example = BlockExample<'membershipPlans', MembershipPlansData>

const block = {
  blockType: 'membershipPlans',
  title: 'Choose your membership',
  subtitle: 'Trusted by 5,000+ happy members',
  storiesUrl: '/ebs-testimonials/',
} as const

const usd = (amount: number) => ({ amount, currency: 'USD' })

const free: PlanOffer = {
  key: 'free',
  title: 'Free',
  text: 'To find out whether we get on.',
  items: ['Sixty recipes', 'The beginner week of movement', 'Three meditations'],
  prices: { annual: usd(0), monthly: usd(0) },
  trialDays: 0,
  button: { title: 'Sign up', url: '/product/?product_id=free' },
}
const standard: PlanOffer = {
  ...free,
  key: 'standard',
  title: 'Standard',
  text: 'Most of the library, at your own pace.',
  items: ['Every recipe, with its shopping list', 'A class a day at three levels'],
  prices: { annual: usd(12_000), monthly: null },
  button: { title: 'Choose Standard', url: '/product/?product_id=standard' },
}
const premium: PlanOffer = {
  ...free,
  key: 'premium',
  title: 'Premium',
  text: 'The whole library, and a live class to bring your questions to.',
  items: Array.from({ length: 17 }, (_, index) => `Advice number ${index + 1}, in plain words`),
  prices: { annual: { ...usd(26_400), monthFree: true }, monthly: usd(2_400) },
  button: { title: 'Choose Premium', url: '/product/?product_id=premium' },
}
const coaching: PlanOffer = {
  ...free,
  key: 'executive-coaching',
  title: 'Executive Coaching',
  text: 'One coach, twelve weeks, arranged around your days.',
  items: ['Everything in Premium', 'A call every week'],
  prices: { annual: null, monthly: null },
  button: { title: 'Write to us', url: '/contact/' },
}
const compareHref = '/memberships/#compare'
const longText = 'A sentence that goes on. '.repeat(20).trim()

export const membershipPlansExamples = {
  typical: { block, data: { plans: [free, standard, premium, coaching], compareHref } },
  menu: {
    block: { ...block, format: 'menu', text: 'Look around for nothing.' },
    data: { plans: [free, standard, premium, coaching], compareHref },
  },
  empty: { block, data: { plans: [], compareHref } },
  /** Without a price to show, a list and a button. */
  bare: {
    block: { blockType: 'membershipPlans' },
    data: {
      plans: [{ ...coaching, items: [], text: '', button: { title: 'Write to us', url: null } }],
      compareHref,
    },
  },
  longest: {
    block: { ...block, title: 'A title that goes on. '.repeat(7).trim(), text: longText },
    data: {
      plans: [
        { ...premium, title: 'Antidisestablishmentarianism', text: longText },
        { ...standard, prices: { annual: usd(123_456_789), monthly: null }, items: [longText] },
      ],
      compareHref,
    },
  },
} satisfies Record<string, Example>
