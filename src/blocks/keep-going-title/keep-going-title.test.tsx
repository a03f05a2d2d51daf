import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { KeepGoingTitle } from './Component'
import { keepGoingTitleExamples } from './examples'

function render(name: keyof typeof keepGoingTitleExamples, first: boolean): string {
  const { block, data } = keepGoingTitleExamples[name]
  return renderToStaticMarkup(<KeepGoingTitle block={block} data={data} context={{ ...exampleContext, first }} />)
}

test('has a short line, a title, a text and a link', () => {
  const html = render('typical', false)
  expect(html).toMatch(/After the six weeks<\/p><h2[^>]*>Keep going<\/h2>/)
  expect(html).toContain('What you kept is yours.')
  expect(html).toMatch(/href="\/the-ebs-method\/keep-going"[^>]*>How it goes on/)
})

test('leaves out empty fields; the first block of a page has the h1', () => {
  expect(render('empty', true)).toMatch(/<h1[^>]*>Keep going<\/h1>/)
  expect(render('empty', true)).not.toMatch(/<p|<a /)
})

test('has the colors of its theme', () => {
  expect(render('morning', false)).toContain('data-light="morning"')
  expect(render('empty', false)).toContain('data-light="dusk"')
})
