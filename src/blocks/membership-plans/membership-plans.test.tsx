import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { BillingSwitch } from '@/features/memberships/plans/BillingSwitch.client'
import { PlanCards } from '@/features/memberships/plans/PlanCards.client'
import { MembershipPlans } from './Component'
import { membershipPlansExamples as examples } from './examples'

const cards = renderToStaticMarkup(<PlanCards {...examples.typical.data} storiesHref="/ebs-testimonials/" as="h3" />)
// The most popular one comes first.
const [premiumCard = '', freeCard = '', standardCard = '', coachingCard = ''] = cards.split('<article').slice(1)

describe('membership plans', () => {
  test('the block has its title, the line above it, and the switch', () => {
    const { block, data } = examples.typical
    const html = renderToStaticMarkup(<MembershipPlans block={block} data={data} context={exampleContext} />)
    expect(html).toMatch(/>Trusted by 5,000\+ happy members<.*<h1[^>]*>Choose your membership</)
  })

  test('beside the switch stands what a year saves, where it does', () => {
    const { block, data } = examples.typical
    const saves = (plans: typeof data.plans) =>
      renderToStaticMarkup(
        <MembershipPlans block={block} data={{ ...data, plans }} context={exampleContext} />,
      ).includes('Annual: 1 month free')
    expect(saves(data.plans)).toBe(true)
    expect(saves(data.plans.filter(({ key }) => key !== 'premium'))).toBe(false)
  })

  test('a menu has each plan with its price, and leads to the comparison', () => {
    const { block, data } = examples.menu
    const html = renderToStaticMarkup(<MembershipPlans block={block} data={data} context={exampleContext} />)
    const lines = html
      .split('<li')
      .slice(1)
      .map((line) => line.replace(/<[^>]*>/g, '|'))
    expect(lines).toEqual([
      expect.stringMatching(/Free\|.*\|\$0\|/),
      expect.stringMatching(/Standard\|.*\|\$10 a month, billed yearly\|/),
      expect.stringMatching(/Premium\|.*\|\$22 a month, billed yearly\|.*MOST POPULAR/),
      expect.stringMatching(/Executive Coaching\|.*\|Price on application\|/),
    ])
    expect(html).toMatch(/href="\/product\/?\?product_id=premium"[^>]*>Premium</)
    expect(html).toMatch(/href="\/memberships\/?#compare"[^>]*>Compare the memberships</)
    expect(html).not.toContain('Billing')
  })

  test('renders nothing while no plan is on sale', () => {
    const { block, data } = examples.empty
    expect(renderToStaticMarkup(<MembershipPlans block={block} data={data} context={exampleContext} />)).toBe('')
  })

  test('the server renders annual prices by the month, with the sum of the year', () => {
    expect(standardCard).toMatch(/>Standard<\/h3>.*\$10<.*a month, billed \$120 a year/)
    expect(premiumCard).toMatch(/>Premium<\/h3>.*\$22<.*a month, billed \$264 a year/)
    expect(freeCard).toMatch(/>Free<\/h3>.*\$0</)
  })

  test('Premium is the most popular with a month free and all of its advice, Executive Coaching on application', () => {
    expect(premiumCard).toMatch(/MOST POPULAR.*1 month free.*ALL ADVICE INCLUDED/)
    expect(premiumCard).not.toContain('Compare the memberships')
    expect(coachingCard).toMatch(/Price on application.*href="\/ebs-testimonials\/?"[^>]*>Success Stories</)
    expect(standardCard).toMatch(/href="\/memberships\/?#compare"[^>]*>Compare the memberships</)
    expect(`${freeCard}${standardCard}${coachingCard}`).not.toMatch(/MOST POPULAR|1 month free/)
  })

  test('the buttons lead to the order pages', () => {
    expect(premiumCard).toMatch(/href="\/product\/?\?product_id=premium"[^>]*>Choose Premium</)
    expect(coachingCard).toMatch(/href="\/contact\/?"[^>]*>Write to us</)
  })

  test('a member is not offered the plan that they have, nor the free one', () => {
    const cardsFor = (audience: 'free' | 'premium') =>
      renderToStaticMarkup(
        <PlanCards {...examples.typical.data} storiesHref="/ebs-testimonials/" audience={audience} as="h3" />,
      )
        .split('<article')
        .slice(1)
    const [, free = '', standard = ''] = cardsFor('free')
    expect(free).toMatch(/>Free<.*You have this</)
    expect(free).not.toContain('product_id=free')
    expect(standard).toMatch(/product_id=standard"[^>]*>Choose Standard</)
    const [premium = '', lower = ''] = cardsFor('premium')
    expect(premium).toMatch(/>Premium<.*You have this</)
    expect(lower).not.toMatch(/product_id=free|You have this/)
    expect(freeCard).toContain('product_id=free')
    expect(cards).not.toContain('You have this')
  })

  test('the switch is a radio group named Billing, annual first', () => {
    const html = renderToStaticMarkup(<BillingSwitch />)
    expect(html).toMatch(/<fieldset[^>]* role="radiogroup"[^>]*><legend[^>]*>Billing</)
    expect(html).toMatch(/checked=""[^>]*value="annual"|value="annual"[^>]*checked=""/)
    expect(html).not.toMatch(/checked=""[^>]*value="monthly"|value="monthly"[^>]*checked=""/)
  })
})
