import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardsStyleguide } from './CardsStyleguide'

test('the style guide shows every card, and no empty element', () => {
  const html = renderToStaticMarkup(<CardsStyleguide />)
  const parts = html.split(/data-cards="/).slice(1)
  expect(parts.map((part) => [part.split('"')[0], part.includes('data-example="')])).toEqual(
    [
      'Content cards',
      'Related, two and four',
      'Video cards',
      'Podcast cards',
      'Weekly program',
      'Testimonials',
      'Plans',
      'Categories and resources',
      'Thumbnails',
      'Press',
    ].map((title) => [title, true]),
  )
  expect(html.match(/<(p|ul|li|h4|article)[^>]*><\/\1>/g)).toBeNull()
})
