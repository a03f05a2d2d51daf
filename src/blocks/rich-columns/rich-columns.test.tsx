import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { RichColumns } from './Component'
import { richColumnsExamples } from './examples'
import { VARIANTS } from './fields'

function render(name: keyof typeof richColumnsExamples): string {
  const { block, data } = richColumnsExamples[name]
  return renderToStaticMarkup(<RichColumns block={block} data={data} context={exampleContext} />)
}

describe('two-column rich content', () => {
  test('shows the title and both columns in order', () => {
    const html = render('typical')
    expect(html).toContain('>Morning is for the kitchen</h1>')
    expect(html.indexOf('No one decides')).toBeLessThan(html.indexOf('Three to start with'))
  })

  test('has an example of every variant', () => {
    const rendered = Object.values(richColumnsExamples).map(({ block }) => block.variant)
    expect(new Set(rendered)).toEqual(new Set(VARIANTS))
    expect(render('reversed')).toContain('data-variant="reversed"')
  })

  test('only the framed variant has the right column in a frame', () => {
    expect(render('framed')).toContain('class="paper-card prose"')
    expect(render('typical')).not.toContain('paper-card')
  })

  test('has the colors of its theme', () => {
    expect(render('tinted')).toContain('data-light="noon"')
  })

  test('renders no heading without a title, and empty columns without text', () => {
    expect(render('empty')).not.toMatch(/<h2|<p/)
  })

  test('headings of two blocks on a page have different ids', () => {
    const ids = [render('typical'), render('framed')].map((html) => / id="([^"]+)"/.exec(html)?.[1])
    expect(ids[0]).toBeTruthy()
    expect(ids[0]).not.toBe(ids[1])
  })
})
