import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardsStyleguide } from './CardsStyleguide'

test('the style guide shows every card, and no empty element', () => {
  const html = renderToStaticMarkup(<CardsStyleguide />)
  expect(html.match(/data-cards="[^"]+"/g)).toHaveLength(10)
  expect(html.match(/<(p|ul|li|h4|article)[^>]*><\/\1>/g)).toBeNull()
})
