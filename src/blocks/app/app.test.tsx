import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { isHidden } from '@/blocks/hidden-when'
import { pathRules } from '@/rules/path-rules'
import { App } from './Component'
import { appExamples } from './examples'

function render(name: keyof typeof appExamples): string {
  const { block, data } = appExamples[name]
  return renderToStaticMarkup(<App block={block} data={data} context={{ ...exampleContext, first: false }} />)
}

/** The links as a screen reader names them: the drawings on them are hidden. */
const links = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, content = '']) => [
    content.replace(/<svg[^>]*aria-hidden="true".*<\/svg>/, ''),
    href,
  ])

describe('app block', () => {
  test('has a link to each store, named as the store', () => {
    expect(links(render('typical'))).toEqual([
      ['App Store', 'https://www.apple.com/app-store/'],
      ['Google Play', 'https://play.google.com/store/apps'],
    ])
    expect(render('typical')).toMatch(/In your pocket, too<.*Your recipes, your week.*alt="A laid table/s)
  })

  test('a store without an address has no link', () => {
    expect(links(render('oneStore')).map(([name]) => name)).toEqual(['Google Play'])
  })

  test('renders nothing without an address', () => {
    expect(render('empty')).toBe('')
  })

  test.each([
    ['/', true],
    ['/membership', false],
    ['/the-ebs-method/', false],
  ])('at %s it is hidden: %s', (path, hidden) => {
    expect(isHidden('app', { audience: 'premium', rules: pathRules(path) })).toBe(hidden)
  })
})
