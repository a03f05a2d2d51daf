import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CardGrid } from './CardGrid'
import type { GridKind } from './sizes'

const render = (count: number, kind: GridKind = 'posts', featured = false) =>
  renderToStaticMarkup(
    <CardGrid kind={kind} featured={featured}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={index} />
      ))}
    </CardGrid>,
  )

describe('on phones the last card has a row of its own where it would be alone', () => {
  test.each([1, 3, 5])('%i cards in rows of two', (count) => {
    expect(render(count)).toContain('data-last-phone')
    expect(render(count + 1)).not.toContain('data-last-phone')
  })

  test.each([6, 8])('%i cards of which the first is as wide as the list', (count) => {
    expect(render(count, 'posts', true)).toContain('data-last-phone')
    expect(render(count + 1, 'posts', true)).not.toContain('data-last-phone')
  })

  test('not in rows of one or three', () => {
    expect(render(3, 'categories')).not.toContain('data-last-phone')
    expect(render(3, 'thumbnails')).not.toContain('data-last-phone')
  })
})
