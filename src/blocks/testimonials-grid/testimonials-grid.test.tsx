import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { PersonalData } from '@/platform/session/testing/PersonalData'
import { TestimonialsGrid } from './Component'
import { testimonialsGridExamples } from './examples'

function render(name: keyof typeof testimonialsGridExamples): string {
  const { block, data } = testimonialsGridExamples[name]
  return renderToStaticMarkup(
    <PersonalData>
      <TestimonialsGrid block={block} data={data} context={exampleContext} />
    </PersonalData>,
  )
}

describe('testimonials grid', () => {
  test('shows twelve, and a button that shows the others', () => {
    const html = render('typical')
    expect(html.match(/<figure/g)).toHaveLength(12)
    expect(html).toMatch(/<button[^>]*>Show all<\/button>/)
  })

  test('the first one leads', () => {
    expect(render('typical').match(/<li data-lead="true"><figure/g)).toHaveLength(1)
  })

  test('chosen testimonials beyond the first are also hidden at first', () => {
    expect(render('chosen').match(/<figure/g)).toHaveLength(12)
    expect(render('chosen')).toContain('Show all')
  })

  test('has no button if all of them are shown', () => {
    expect(render('few')).not.toContain('Show all')
  })

  test('a card has the text, the author and their occupation', () => {
    const html = render('few')
    expect(html).toContain('<blockquote>What stayed is the quarter of an hour after supper. 2</blockquote>')
    expect(html).toMatch(/>Marianne 2<\/span><span[^>]*>Nurse</)
  })

  test('links to its page if it has one with more text', () => {
    expect(render('few')).not.toContain('<a ')
    expect(render('longest').match(/<a [^>]*href="\/ebs-testimonials\/member-1\/"/g)).toHaveLength(1)
  })

  test('shows a message without testimonials', () => {
    expect(render('empty')).toContain('No testimonials found')
  })
})
