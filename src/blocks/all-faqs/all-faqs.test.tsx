import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { PersonalData } from '@/platform/session/testing/PersonalData'
import { AllFaqs } from './Component'
import { allFaqsExamples } from './examples'

function render(name: keyof typeof allFaqsExamples): string {
  const { block, data } = allFaqsExamples[name]
  return renderToStaticMarkup(
    <PersonalData>
      <AllFaqs block={block} data={data} context={exampleContext} />
    </PersonalData>,
  )
}

const jsonLd = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')

describe('all FAQs', () => {
  test('renders the first questions closed, and a button that shows the others', () => {
    const html = render('typical')
    expect(html.match(/<details/g)).toHaveLength(10)
    expect(html).not.toContain('open=""')
    expect(html).toMatch(/<button[^>]*>Show all<\/button>/)
  })

  test('has no button if all of them are shown', () => {
    expect(render('few')).not.toContain('Show all')
  })

  test('the placeholder of the search is "Search FAQs..."', () => {
    expect(render('typical')).toMatch(/<input[^>]*type="search"[^>]*placeholder="Search FAQs..."/)
  })

  test('each question can be linked to', () => {
    expect(render('typical')).toContain('<details id="question-7"')
  })

  test('shows a message without questions', () => {
    expect(render('empty')).toContain('No questions found')
    expect(render('empty')).not.toMatch(/<input|<script/)
  })

  test('questions and answers are structured data for search engines', () => {
    expect(jsonLd(render('few'))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [1, 2, 3].map((number) => ({
        '@type': 'Question',
        name: `Question ${number}?`,
        acceptedAnswer: { '@type': 'Answer', text: `Answer ${number}.` },
      })),
    })
  })

  test('an answer with a closing script tag does not end the structured data', () => {
    const html = render('longest')
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(jsonLd(html).mainEntity).toHaveLength(2)
  })
})
