import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { PersonalData } from '@/platform/session/PersonalData.client'
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
  test('shows twelve, and a toggle for the others', () => {
    const html = render('typical')
    expect(html.match(/<figure/g)).toHaveLength(12)
    expect(html).toMatch(/<button[^>]*>Show all<\/button>/)
  })

  test('those that were chosen wait for the toggle too', () => {
    expect(render('chosen').match(/<figure/g)).toHaveLength(12)
    expect(render('chosen')).toContain('Show all')
  })

  test('has no toggle where all are there', () => {
    expect(render('few')).not.toContain('Show all')
  })

  test('a card has the words, who says them, and what they do', () => {
    const html = render('few')
    expect(html).toContain('<blockquote>What stayed is the quarter of an hour after supper. 2</blockquote>')
    expect(html).toMatch(/>Marianne 2<\/span><span[^>]*>Nurse</)
  })

  test('leads to its page where it says more there, and has one', () => {
    expect(render('few')).not.toContain('<a ')
    expect(render('longest').match(/<a [^>]*href="\/ebs-testimonials\/member-1\/"/g)).toHaveLength(1)
  })

  test('says so where there are none', () => {
    expect(render('empty')).toContain('No testimonials found')
  })
})
