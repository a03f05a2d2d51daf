import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type BlockExample, exampleContext } from '@/blocks/example'
import { NavigationPills } from './Component'
import { navigationPillsExamples } from './examples'

function render(name: keyof typeof navigationPillsExamples): string {
  const { block, context, data }: BlockExample<'navigationPills', undefined> = navigationPillsExamples[name]
  return renderToStaticMarkup(<NavigationPills block={block} data={data} context={{ ...exampleContext, ...context }} />)
}

const links = (html: string) => [...html.matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, href, label]) => [href, label])

test('are typed links in their order', () => {
  expect(links(render('typical'))).toEqual([
    ['#eat', 'Eat'],
    ['#burn', 'Burn'],
    ['#sleep', 'Sleep'],
  ])
})

test('or the shown blocks with an anchor, by title, else by anchor', () => {
  expect(links(render('anchors'))).toEqual([
    ['#letter', 'A letter on Sundays'],
    ['#in-numbers', 'In numbers'],
  ])
})

test('are absent without a link', () => {
  expect(render('empty')).toBe('')
})
