import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { isHidden } from '@/blocks/hidden-when'
import type { Audience } from '@/rules/audience'
import { pathRules } from '@/rules/path-rules'
import { VerticalAccordion } from './Component'
import { verticalAccordionExamples } from './examples'
import { loadVerticalAccordion } from './load.server'

const authoredHtml = vi.hoisted(() => vi.fn(async (...texts: { html?: string }[]) => texts.map(() => '<p>Read.</p>')))
vi.mock('@/catalogue/authored.server', () => ({ authoredHtml }))

function render(name: keyof typeof verticalAccordionExamples): string {
  const { block, data, ...example } = verticalAccordionExamples[name]
  const context = { ...exampleContext, ...('context' in example ? example.context : {}) }
  return renderToStaticMarkup(<VerticalAccordion block={block} data={data} context={context} />)
}

describe('vertical accordion', () => {
  test('numbers its panels with two digits and opens the first', () => {
    const html = render('typical')
    expect(html.match(/(?<="accordion-number">)\d+/g)).toEqual(['01', '02', '03'])
    expect(html.match(/<details[^>]*open=""/g)).toHaveLength(1)
    expect(html.indexOf('open=""')).toBeLessThan(html.indexOf('Monday'))
  })

  test('shows the text of each panel', () => {
    const html = render('typical')
    expect(html.indexOf('Put the scale')).toBeLessThan(html.indexOf('02'))
    expect(html.indexOf('Twenty minutes')).toBeGreaterThan(html.indexOf('Tuesday'))
  })

  test('its headings have the levels of the page', () => {
    expect(render('typical')).toMatch(/<h1[^>]*>The plan, day by day<\/h1>.*<h2[^>]*>Monday/s)
    expect(render('untitled')).toMatch(/<h2[^>]*>Monday/)
  })

  test('renders nothing without panels', () => {
    expect(render('empty')).toBe('')
  })

  test('two accordions on a page do not close each other', () => {
    const name = (html: string) => /<details name="([^"]+)"/.exec(html)?.[1]
    expect(name(render('typical'))).not.toBe(name(render('untitled')))
  })
})

describe('on the pages of the six-week reset', () => {
  const hidden = (audience: Audience, path: string) =>
    isHidden('verticalAccordion', { audience, rules: pathRules(path) })

  test('the block is hidden from visitors', () => {
    expect(hidden('visitor', '/the-ebs-method/6wr/week-3')).toBe(true)
    expect(hidden('visitor', '/the-ebs-method')).toBe(false)
  })

  test.each(['free', 'standard', 'premium'] as const)('a %s member sees it', (audience) => {
    expect(hidden(audience, '/the-ebs-method/6wr/week-3')).toBe(false)
  })
})

test('the texts are loaded in the order of the panels', async () => {
  const { block } = verticalAccordionExamples.typical
  expect((await loadVerticalAccordion(block)).texts).toHaveLength(block.panels.length)
  expect(authoredHtml.mock.calls[0]).toHaveLength(block.panels.length)
})
