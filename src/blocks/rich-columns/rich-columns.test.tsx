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
  test('shows the title and both columns, the first one first', () => {
    const html = render('typical')
    expect(html).toContain('>Morning is for the kitchen</h1>')
    expect(html.indexOf('No one decides')).toBeLessThan(html.indexOf('Three to start with'))
  })

  test('has an example of every variant, and each says which it is', () => {
    const rendered = Object.values(richColumnsExamples).map(({ block }) => block.variant)
    expect(new Set(rendered)).toEqual(new Set(VARIANTS))
    expect(render('reversed')).toContain('data-variant="reversed"')
  })

  test('puts the right column on a slip of paper in the framed variant alone', () => {
    expect(render('framed')).toContain('class="paper-card prose"')
    expect(render('typical')).not.toContain('paper-card')
  })

  test('stands in the light of its hour', () => {
    expect(render('tinted')).toContain('data-light="noon"')
  })

  test('has no heading where there is no title, and empty columns where there is no text', () => {
    expect(render('empty')).not.toMatch(/<h2|<p/)
  })

  test('two blocks on a page never share the id of a heading', () => {
    const ids = [render('typical'), render('framed')].map((html) => / id="([^"]+)"/.exec(html)?.[1])
    expect(ids[0]).toBeTruthy()
    expect(ids[0]).not.toBe(ids[1])
  })
})
