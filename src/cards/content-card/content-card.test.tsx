import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { aCard, NO_RECIPE } from '@/cards/example-card'
import { ContentCard } from './ContentCard'
import { contentCardExamples as examples } from './examples'

describe('SPEC 2.2: content card', () => {
  test('shows picture, title, summary, time and protein', () => {
    const html = renderToStaticMarkup(<ContentCard {...examples.typical} />)
    expect(html).toContain('alt="A laid table by a window"')
    expect(html).toMatch(
      /<h3[^>]*><a class="card-link[^"]*" href="\/recipes\/recipe-1\/?">Ginger noodle broth, soft egg<\/a>/,
    )
    expect(html).toContain('Crisp leaves and a soft egg.')
    expect(html).toMatch(/25min<\/span><span class="sr-only">, <\/span><span>13 g protein</)
  })

  test('has no heart, badge or lock that nobody asked for', () => {
    const html = renderToStaticMarkup(<ContentCard {...examples.typical} />)
    expect(html).not.toMatch(/card-favorite|card-badges|Join|Watched/)
  })

  test('a restricted one has a lock with a prompt to join, which leads back to it', () => {
    const html = renderToStaticMarkup(<ContentCard {...examples.locked} />)
    expect(html).toContain('href="/memberships?return=%2Frecipes%2Frecipe-4%2F"')
    expect(html).toMatch(/Join Now<\/span><span class="sr-only"> to read Green coconut curry with prawns</)
  })

  test('where there is room, the prompt is longer', () => {
    expect(renderToStaticMarkup(<ContentCard {...examples.lockedLead} />)).toContain('Join us for full content')
  })

  test('the title comes before the prompt, and the heart last', () => {
    const html = renderToStaticMarkup(
      <ContentCard {...examples.locked} favoriteButton={<button type="button">Keep</button>} />,
    )
    const order = ['card-link', 'lock-pill', '>Keep<'].map((part) => html.indexOf(part))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order).not.toContain(-1)
  })

  test('what was watched says so', () => {
    expect(renderToStaticMarkup(<ContentCard {...examples.watched} />)).toContain('>Watched</span>')
  })

  test('an event says when and where, a week which one', () => {
    expect(renderToStaticMarkup(<ContentCard {...examples.event} />)).toMatch(/December 05, 2026<.*Lisbon/)
    expect(renderToStaticMarkup(<ContentCard {...examples.week} />)).toContain('>Week 1</span>')
  })

  test('the title is of the level that the page asks for', () => {
    expect(renderToStaticMarkup(<ContentCard {...examples.typical} as="h2" />)).toMatch(/<h2 class="card-title"/)
  })

  test('without a picture it stands on a wall of light, which nobody is told about', () => {
    const html = renderToStaticMarkup(<ContentCard {...examples.withoutPicture} />)
    expect(html).not.toContain('<img')
    expect(html).toContain('<div class="card-placeholder" aria-hidden="true">')
  })

  test('what an item does not have leaves nothing behind', () => {
    const html = renderToStaticMarkup(<ContentCard {...examples.bare} />)
    expect(html).not.toContain('<a ')
    expect(html).not.toMatch(/<(p|span|ul|div)[^>]*><\/\1>/)
    expect(html).not.toContain('N/A')
  })

  test('a tile is picture and title alone', () => {
    const html = renderToStaticMarkup(<ContentCard {...examples.tile} />)
    expect(html).not.toMatch(/Crisp leaves|protein/)
  })

  test('words that an editor wrote are words', () => {
    const card = aCard(1, { title: '<b>Salt</b> & more', excerpt: '<script>', recipes: NO_RECIPE })
    const html = renderToStaticMarkup(<ContentCard card={card} />)
    expect(html).toContain('&lt;b&gt;Salt&lt;/b&gt; &amp; more')
    expect(html).not.toContain('<script>')
  })
})
