import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { ResourcesGrid } from './Component'
import { resourcesGridExamples } from './examples'

function render(name: keyof typeof resourcesGridExamples): string {
  const { block, data } = resourcesGridExamples[name]
  return renderToStaticMarkup(<ResourcesGrid block={block} data={data} context={{ ...exampleContext, first: false }} />)
}

test('a card has an image and a title that is a link, in a new tab where chosen', () => {
  const html = render('typical')
  expect(html).toMatch(/<a [^>]*href="https:\/\/example.com\/pantry.pdf" target="_blank"[^>]*>The pantry list/)
  expect(html).toMatch(/<a [^>]*href="\/meditations">Four minutes/)
  expect(html.match(/target="_blank"/g)).toHaveLength(1)
  expect(html.match(/<img/g)).toHaveLength(3)
  expect(render('withoutPictures')).not.toContain('<img')
})

test('a row without an address is left out, and the block where none is left', () => {
  expect(render('empty')).toBe('')
})
