import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { BackgroundCta } from './Component'
import { backgroundCtaExamples } from './examples'
import { WIDTHS } from './fields'

function render(name: keyof typeof backgroundCtaExamples): string {
  const { block, data } = backgroundCtaExamples[name]
  return renderToStaticMarkup(<BackgroundCta block={block} data={data} context={{ ...exampleContext, first: false }} />)
}

describe('background call-to-action', () => {
  test('has a text and a button on a picture', () => {
    const html = render('typical')
    expect(html).toMatch(/<h2[^>]*>Six weeks, at walking pace<\/h2>/)
    expect(html).toContain('One change a week')
    expect(html).toMatch(/<a [^>]*href="\/the-ebs-method\/">How it works<\/a>/)
    expect(html).toContain('alt="A laid table by a window"')
  })

  test('can be boxed or full width', () => {
    expect(new Set(Object.values(backgroundCtaExamples).map(({ block }) => block.width))).toEqual(new Set(WIDTHS))
    expect(render('boxed')).toContain('data-width="boxed"')
    expect(render('typical')).toContain('data-width="full"')
  })

  test('has an action bar with one link if the editor chose it', () => {
    expect(render('boxed')).toMatch(
      /class="background-cta-bar"><a [^>]*target="_blank" rel="noopener">Read the introduction/,
    )
    expect(render('typical')).not.toContain('background-cta-bar')
  })

  test('has the background of its theme without a picture', () => {
    expect(render('bar')).toContain('window-light')
    expect(render('typical')).not.toContain('window-light')
  })

  test('leaves out empty fields', () => {
    expect(render('empty')).not.toMatch(/<h[12]|<p|<a |<img/)
  })
})
