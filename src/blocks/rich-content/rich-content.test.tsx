import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type BlockExample, exampleContext } from '@/blocks/example'
import { RichContent } from './Component'
import { richContentExamples } from './examples'
import type { RichContentData } from './load.server'

function render(name: keyof typeof richContentExamples, more: Partial<typeof exampleContext> = {}): string {
  const { block, context, data }: BlockExample<'richContent', RichContentData> = richContentExamples[name]
  return renderToStaticMarkup(
    <RichContent block={block} data={data} context={{ ...exampleContext, ...context, ...more }} />,
  )
}

describe('rich content block', () => {
  test('as the first block, its title is the h1 of the page', () => {
    expect(render('typical')).toMatch(/<h1[^>]*>A calmer gut<\/h1>/)
    expect(render('typical', { first: false })).toMatch(/<h2[^>]*>A calmer gut<\/h2>/)
  })

  test('lists its headings beside the text, unless an editor turns that off', () => {
    expect(render('typical')).toContain('href="#btypical-what-to-eat">What to eat</a>')
    expect(render('typical')).toContain('href="#btypical-sleep-and-how-to-get-back-to-it">Rest</a>')
    expect(render('withoutSidebar')).not.toContain('<nav')
    expect(render('empty')).not.toContain('<nav')
  })

  test('links of an editor replace the list, and lead to the headings of this text', () => {
    const html = render('manual')
    expect(html).toContain('href="/the-ebs-method/"')
    expect(html).toContain('href="#bmanual-what-to-eat"')
    expect(html).not.toContain('>Rest</a>')
  })

  test('on the advice paths h3 are section titles', () => {
    expect(render('sections')).toContain('class="section-title"')
    expect(render('typical')).not.toContain('section-title')
  })

  test('a visitor sees the notice, a member the text', () => {
    expect(render('restricted')).toContain('The rest of this content is reserved for members')
    expect(render('restricted')).not.toContain('For members')
    expect(render('restricted', { audience: 'free' })).toContain('For members</h2>')
  })

  test('ids are unique', () => {
    const ids = [...render('longest').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
