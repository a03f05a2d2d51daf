import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { planCardExamples as examples, plainPlans } from './examples'
import { PlanCard } from './PlanCard'
import { PlanCardList } from './PlanCardList'

const items = (count: number) => Array.from({ length: count }, (_, index) => `Item ${index + 1}.`)

describe('pricing plan card', () => {
  test('shows name, price, period, items and button', () => {
    const html = renderToStaticMarkup(<PlanCard {...examples.standard} />)
    expect(html).toContain('>Standard</h3>')
    expect(html).toMatch(/<strong>\$10<\/strong><span>a month, billed \$120 a year</)
    expect(html.match(/<li/g)).toHaveLength(3)
    expect(html).toContain('>Choose Standard</a>')
    expect(html).toContain('>Compare the memberships</a>')
    expect(html).not.toMatch(/MOST POPULAR|1 month free/)
  })

  test('Premium is the most popular, and when annual a month is free', () => {
    const html = renderToStaticMarkup(<PlanCard {...examples.premium} />)
    expect(html).toContain('MOST POPULAR')
    expect(html).toContain('1 month free')
    expect(renderToStaticMarkup(<PlanCard {...examples.premium} monthFree={false} />)).not.toContain('1 month free')
  })

  test('has its reassurance below its list, so that what it contains follows the button', () => {
    const html = renderToStaticMarkup(<PlanCard {...examples.premium} note="Cancel at any time." />)
    expect(html).toMatch(
      /<\/a><\/div><div class="plan-card-list">.*<p class="plan-card-note">.*Cancel at any time\.<\/p><\/div>/,
    )
  })

  test('Executive Coaching has its price on application and links to Success Stories', () => {
    const html = renderToStaticMarkup(<PlanCard {...examples.executiveCoaching} />)
    expect(html).toContain('Price on application')
    expect(html).toMatch(/href="\/ebs-testimonials\/?"[^>]*>Success Stories</)
    expect(html).not.toContain('$')
  })

  test('items beyond fifteen are collapsed', () => {
    const html = renderToStaticMarkup(<PlanCard title="Premium" price={null} items={items(20)} />)
    const [before = '', collapsed = ''] = html.split('<details')
    expect(before.match(/<li/g)).toHaveLength(15)
    expect(collapsed.match(/<li/g)).toHaveLength(5)
    expect(collapsed).toMatch(/<summary>ALL ADVICE INCLUDED</)
    expect(collapsed).not.toContain('open')
  })

  test('fifteen items are all shown', () => {
    expect(renderToStaticMarkup(<PlanCard title="Premium" price={null} items={items(15)} />)).not.toContain('<details')
  })

  test('missing parts render no empty elements', () => {
    expect(renderToStaticMarkup(<PlanCard {...plainPlans.bare} />)).not.toMatch(/<ul|<a |plan-card-text|class="badge"/)
  })
})

describe('list of plans', () => {
  const listOf = (cards: Parameters<typeof PlanCardList>[0]['cards']) =>
    [
      ...renderToStaticMarkup(<PlanCardList as="h3" cards={cards} />).matchAll(
        /--place:(\d)"><article.*?<h3[^>]*>(.*?)</g,
      ),
    ].map(([, place, title]) => `${title} ${place}`)

  test('has the most popular plan first, which keeps its place in a row', () => {
    const { executiveCoaching, free, premium, standard } = examples
    expect(listOf([free, standard, premium, executiveCoaching])).toEqual([
      'Premium 3',
      'Free 1',
      'Standard 2',
      'Executive Coaching 4',
    ])
    expect(listOf([premium, free])).toEqual(['Premium 1', 'Free 2'])
    expect(listOf([free, standard])).toEqual(['Free 1', 'Standard 2'])
  })

  test('has a choice before it: names and prices in their order, the button of the most popular one, and what takes the risk out', () => {
    const { executiveCoaching, free, premium, standard } = examples
    const cards = [free, standard, { ...premium, note: 'Cancel at any time.' }, executiveCoaching]
    const html = renderToStaticMarkup(<PlanCardList as="h3" cards={cards} />)
    const [summary = ''] = html.split('<ul class="plan-cards"')
    const rows = [...summary.matchAll(/<label.*?<\/label>/g)].map(([row]) => row)
    expect(rows.map((row) => row.replaceAll(/<[^>]+>/g, '|'))).toEqual([
      expect.stringMatching(/Free\|.*\$0/),
      expect.stringMatching(/Standard\|.*\$10 \|a month, billed \$120 a year\|/),
      expect.stringMatching(/Premium\|.*\$22 \|a month, billed \$264 a year\|/),
      expect.stringMatching(/Executive Coaching\|.*Price on application\|/),
    ])
    expect(rows.map((row) => row.includes('checked=""'))).toEqual([false, false, true, false])
    expect(summary).toContain('Cancel at any time.')
    expect(summary).toMatch(/<a [^>]*href="\/product[^"]*premium"[^>]*>Choose Premium</)
    const owned = renderToStaticMarkup(<PlanCardList as="h3" cards={[free, { ...premium, own: true }]} />)
    expect(owned.split('<ul class="plan-cards"')[0]).not.toContain('Choose Premium')
    expect(renderToStaticMarkup(<PlanCardList as="h3" cards={[premium]} />)).not.toContain('plan-summary')
  })
})
