import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { aCard, NO_RECIPE } from '@/cards/example-card'
import { ContentCard } from './ContentCard'
import { contentCardExamples as examples } from './examples'

describe('content card', () => {
  test('shows picture, title, summary, time and protein', () => {
    const html = renderToStaticMarkup(<ContentCard {...examples.typical} />)
    expect(html).toContain('alt="A laid table by a window"')
    expect(html).toMatch(
      /<h3[^>]*><a [^>]*class="card-link[^"]*" href="\/recipes\/recipe-1\/?">Ginger noodle broth, soft egg<\/a>/,
    )
    expect(html).toContain('Crisp leaves and a soft egg.')
    expect(html).toMatch(/25min<\/span><span class="sr-only">, <\/span><span[^>]*>13 g protein</)
  })

  test('has no favorite button, badge or lock by default', () => {
    const html = renderToStaticMarkup(<ContentCard {...examples.typical} />)
    expect(html).not.toMatch(/card-favorite|card-badges|Join|Watched/)
  })

  test('a restricted one has a lock with a prompt to join, which carries the return URL', () => {
    const html = renderToStaticMarkup(<ContentCard {...examples.locked} />)
    expect(html).toContain('href="/memberships?return=%2Frecipes%2Frecipe-4%2F"')
    expect(html).toMatch(/Join Now<\/span><span class="sr-only"> to read Green coconut curry with prawns</)
  })

  test('a featured card has the longer prompt', () => {
    expect(renderToStaticMarkup(<ContentCard {...examples.lockedLead} />)).toContain('Join us for full content')
  })

  test('the title comes before the prompt, and the favorite button last', () => {
    const html = renderToStaticMarkup(
      <ContentCard {...examples.locked} favoriteButton={<button type="button">Keep</button>} />,
    )
    const order = ['card-link', 'lock-pill', '>Keep<'].map((part) => html.indexOf(part))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order).not.toContain(-1)
  })

  test('a watched item has the badge', () => {
    expect(renderToStaticMarkup(<ContentCard {...examples.watched} />)).toContain('>Watched</span>')
  })

  test('an event has its day and hour in one line above the title and its place below, a reset week its label', () => {
    expect(renderToStaticMarkup(<ContentCard {...examples.event} />)).toMatch(
      />Sat, Dec 5, \d+:00 [AP]M UTC<.*A long table in the orchard<.*Lisbon/,
    )
    expect(renderToStaticMarkup(<ContentCard {...examples.week} />)).toContain('>Spring, week 1</span>')
  })

  test('an event somewhere has the day and hour of its place', () => {
    expect(renderToStaticMarkup(<ContentCard {...examples.pastEvent} />)).toContain(
      '>Sun, Mar 1, 10:00 AM London time<',
    )
  })

  test('a rated recipe has its stars before its other numbers', () => {
    const card = { ...examples.typical.card, rating: { average: 4.67, count: 12 } }
    expect(renderToStaticMarkup(<ContentCard card={card} />)).toMatch(
      /data-kind="rating">4\.7 \(12\)<.*data-kind="time"/,
    )
    expect(renderToStaticMarkup(<ContentCard {...examples.typical} />)).not.toContain('rating')
  })

  test('an article says who wrote it, when, and how long it takes to read', () => {
    const extras = { author: 'Edie Hall', byline: 'November 01, 2026', readingTime: '6 min read' }
    const card = aCard(9, { postType: 'posts', recipes: NO_RECIPE, extras })
    const text = renderToStaticMarkup(<ContentCard card={card} />).replaceAll(/<[^>]+>/g, '')
    expect(text).toContain('Edie Hall, November 01, 2026, 6 min read')
  })

  test('the title has the given heading level', () => {
    expect(renderToStaticMarkup(<ContentCard {...examples.typical} as="h2" />)).toMatch(/<h2 class="card-title"/)
  })

  test('without a picture it has a background that screen readers ignore', () => {
    const html = renderToStaticMarkup(<ContentCard {...examples.withoutPicture} />)
    expect(html).not.toContain('<img')
    expect(html).toContain('<div class="card-placeholder" aria-hidden="true">')
  })

  test('missing parts render no empty elements', () => {
    const html = renderToStaticMarkup(<ContentCard {...examples.bare} />)
    expect(html).not.toContain('<a ')
    expect(html).not.toMatch(/<(p|span|ul|div)[^>]*><\/\1>/)
    expect(html).not.toContain('N/A')
  })

  test('a tile has only picture and title', () => {
    const html = renderToStaticMarkup(<ContentCard {...examples.tile} />)
    expect(html).not.toMatch(/Crisp leaves|protein/)
  })

  test('text is escaped', () => {
    const card = aCard(1, { title: '<b>Salt</b> & more', excerpt: '<script>', recipes: NO_RECIPE })
    const html = renderToStaticMarkup(<ContentCard card={card} />)
    expect(html).toContain('&lt;b&gt;Salt&lt;/b&gt; &amp; more')
    expect(html).not.toContain('<script>')
  })
})
