import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { exampleContext } from '@/blocks/example'
import type { Audience } from '@/rules/audience'
import { VerticalAccordion } from './Component'
import { verticalAccordionExamples } from './examples'
import { renderVerticalAccordion } from './load'

const authoredHtml = vi.hoisted(() => vi.fn(async (...texts: { html?: string }[]) => texts.map(() => '<p>Read.</p>')))
vi.mock('@/catalogue/authored', () => ({ authoredHtml }))

function render(name: keyof typeof verticalAccordionExamples): string {
  const { block, data, ...example } = verticalAccordionExamples[name]
  const context = { ...exampleContext, ...('context' in example ? example.context : {}) }
  return renderToStaticMarkup(<VerticalAccordion block={block} data={data} context={context} />)
}

describe('SPEC 2.3: vertical accordion', () => {
  test('numbers its panels with two digits and opens the first', () => {
    const html = render('typical')
    expect(html.match(/(?<="accordion-number">)\d+/g)).toEqual(['01', '02', '03'])
    expect(html.match(/<details[^>]*open=""/g)).toHaveLength(1)
    expect(html.indexOf('open=""')).toBeLessThan(html.indexOf('Monday'))
  })

  test('shows each panel’s own text', () => {
    const html = render('typical')
    expect(html.indexOf('Put the scale')).toBeLessThan(html.indexOf('02'))
    expect(html.indexOf('Twenty minutes')).toBeGreaterThan(html.indexOf('Tuesday'))
  })

  test('has headings of the levels that the page needs', () => {
    expect(render('typical')).toMatch(/<h1[^>]*>The plan, day by day<\/h1>.*<h2[^>]*>Monday/s)
    expect(render('untitled')).toMatch(/<h2[^>]*>Monday/)
  })

  test('is nothing without panels', () => {
    expect(render('empty')).toBe('')
  })

  test('two accordions of a page do not close each other', () => {
    const name = (html: string) => /<details name="([^"]+)"/.exec(html)?.[1]
    expect(name(render('typical'))).not.toBe(name(render('untitled')))
  })
})

describe('SPEC 2.3, 6: on six-week-reset pages', () => {
  const { block } = verticalAccordionExamples.restricted
  const on = (audience: Audience, sixWeekReset: boolean) =>
    renderVerticalAccordion(block, { ...exampleContext, audience, sixWeekReset })

  test('a visitor gets nothing of it: nothing is even read', async () => {
    authoredHtml.mockClear()
    expect(await on('visitor', true)).toBeNull()
    expect(authoredHtml).not.toHaveBeenCalled()
  })

  test.each(['free', 'standard', 'premium'] as const)('a %s member gets it', async (audience) => {
    expect(await on(audience, true)).not.toBeNull()
    expect(render('restricted')).toContain('Monday: measure nothing')
  })

  test('elsewhere a visitor gets it too', async () => {
    expect(await on('visitor', false)).not.toBeNull()
  })
})
