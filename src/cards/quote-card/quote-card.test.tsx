import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { quoteCardExamples as examples } from './examples'
import { QuoteCard } from './QuoteCard'

describe('testimonial card', () => {
  test('has the text, author and profession, and an initial without a picture', () => {
    const html = renderToStaticMarkup(<QuoteCard quote={examples.typical} />)
    expect(html).toContain('<blockquote>What stayed is the quarter of an hour after supper.</blockquote>')
    expect(html).toMatch(/aria-hidden="true">M<\/span>.*>Marianne<\/span>.*>Nurse</)
    expect(html).not.toContain('<a ')
  })

  test('has the author’s picture if there is one', () => {
    expect(renderToStaticMarkup(<QuoteCard quote={{ ...examples.typical, imageUrl: '/iris.webp' }} />)).toMatch(
      /<img alt=""[^>]*url=%2Firis\.webp/,
    )
  })

  test('links to the whole text when it was cut and has a page', () => {
    expect(renderToStaticMarkup(<QuoteCard quote={examples.goesOn} />)).toMatch(
      /<a [^>]*href="\/ebs-testimonials\/marianne\/"/,
    )
    expect(renderToStaticMarkup(<QuoteCard quote={examples.bare} />)).not.toMatch(/<a |Nurse/)
  })
})
