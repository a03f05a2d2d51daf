import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { exampleImage } from '@/ui/examples/image'
import { CategoryGrid } from './Component'
import { categoryGridExamples } from './examples'
import { categoryGridBlock } from './fields'

function render(name: keyof typeof categoryGridExamples): string {
  const { block, data } = categoryGridExamples[name]
  return renderToStaticMarkup(<CategoryGrid block={block} data={data} context={{ ...exampleContext, first: false }} />)
}

describe('category cards', () => {
  test('a card has an image, a title with a link, and lines about what it holds', () => {
    const html = render('typical')
    expect(html).toMatch(/alt="A laid table by a window".*<h3[^>]*><a [^>]*href="\/recipes\/breakfast">Breakfast</s)
    expect(html).toContain('<p class="card-count">24 recipes</p>')
    expect(html).toMatch(/<p class="text-sm text-text-soft">Thick, clear and cold\.<\/p><p class="card-count">/)
    expect(html.match(/card-count/g)).toHaveLength(2)
    expect(html).toMatch(/<a [^>]*href="https:\/\/example.com\/pantry" target="_blank" rel="noopener">The pantry list</)
  })

  test('a visitor reads the short line in the place of where a member stands', () => {
    expect(render('states')).toContain('<p class="card-count">Six weeks</p>')
  })

  test('are in the grid of categories', () => {
    expect(render('typical')).toContain('data-grid="categories"')
  })

  test('without an image a card has the color of its hour', () => {
    expect(render('withoutImages').match(/class="card-picture[^>]*data-light="dusk"/g)).toHaveLength(4)
  })

  test('a portrait, which is square, is not cropped', () => {
    const { block } = categoryGridExamples.typical
    const pictures = [{ ...exampleImage, width: 600, height: 600 }, exampleImage]
    const html = renderToStaticMarkup(
      <CategoryGrid block={block} data={{ images: pictures, programmes: [] }} context={exampleContext} />,
    )
    expect(html.match(/data-format="square"/g)).toHaveLength(1)
  })

  test('are 50 at most', () => {
    const cards = Array.from({ length: 51 }, (_, at) => ({ title: `Card ${at + 1}`, url: '/recipes' }))
    const html = renderToStaticMarkup(
      <CategoryGrid
        block={{ blockType: 'categoryGrid', cards }}
        data={{ images: cards.map(() => null), programmes: [] }}
        context={exampleContext}
      />,
    )
    expect(html.match(/<article/g)).toHaveLength(50)
    expect(html).toContain('>Card 50<')
    expect(categoryGridBlock.fields).toContainEqual(expect.objectContaining({ name: 'cards', maxRows: 50 }))
  })

  test('renders nothing without cards', () => {
    expect(render('empty')).toBe('')
  })
})
