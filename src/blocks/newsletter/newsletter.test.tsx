import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { isHidden } from '@/blocks/hidden-when'
import { Newsletter } from './Component'
import { newsletterExamples } from './examples'

function render(name: keyof typeof newsletterExamples): string {
  const { block, data, ...example } = newsletterExamples[name]
  const context = { ...exampleContext, ...('context' in example ? example.context : {}), first: false }
  return renderToStaticMarkup(<Newsletter block={block} data={data} context={context} />)
}

const field = (html: string) => /<input[^>]*name="EMAIL"[^>]*>/.exec(html)?.[0]

describe('newsletter signup', () => {
  test('the email field is required, of type email, with its placeholder', () => {
    expect(field(render('typical'))).toMatch(/type="email".*placeholder="Your email address".*required=""/)
  })

  test('works as a plain form, without scripts', () => {
    expect(render('typical')).toMatch(/<form[^>]*action="\/api\/newsletter" method="post"/)
  })

  test('the consent text describes the field', () => {
    const html = render('typical')
    const [, id] = /aria-describedby="([^"]+)"/.exec(field(html) ?? '') ?? []
    expect(html).toMatch(new RegExp(`id="${id}">By signing up you agree`))
  })

  test('needs no texts', () => {
    expect(field(render('empty'))).toBeDefined()
    expect(render('empty')).not.toMatch(/<h[12]|aria-describedby/)
  })

  test('is hidden where a path rule says so', () => {
    const { block, context } = newsletterExamples.restricted
    expect(isHidden(block.blockType, { ...exampleContext, ...context })).toBe(true)
    expect(isHidden(block.blockType, exampleContext)).toBe(false)
  })
})
