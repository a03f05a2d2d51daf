import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type BlockExample, exampleContext } from '@/blocks/example'
import { RelatedPress } from './Component'
import { relatedPressExamples } from './examples'
import type { RelatedPressData } from './load'

type Example = BlockExample<'relatedPress', RelatedPressData>

function render(name: keyof typeof relatedPressExamples): string {
  const { block, data, context }: Example = relatedPressExamples[name]
  return renderToStaticMarkup(<RelatedPress block={block} data={data} context={{ ...exampleContext, ...context }} />)
}

describe('SPEC 2.3: related press', () => {
  test('shows title, date, excerpt and picture, and leads to where it appeared', () => {
    const html = render('typical')
    expect(html.match(/<article/g)).toHaveLength(2)
    expect(html).toContain('November 05, 2026')
    expect(html).toContain('They do not promise anything')
    expect(html).toContain('<img')
    expect(html).toContain('href="https://example.com/press"')
    expect(html.match(/target="_blank"/g)).toHaveLength(2)
  })

  test('what is missing is left out', () => {
    expect(render('bare')).not.toMatch(/<a |<time|<img/)
  })

  test('nothing where there is nothing', () => {
    expect(render('empty')).toBe('')
  })
})
