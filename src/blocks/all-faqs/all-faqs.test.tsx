import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { PersonalData } from '@/platform/session/PersonalData.client'
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
  test('has the first questions in the page, closed, and a toggle for the others', () => {
    const html = render('typical')
    expect(html.match(/<details/g)).toHaveLength(10)
    expect(html).not.toContain('open=""')
    expect(html).toMatch(/<button[^>]*>Show all<\/button>/)
  })

  test('has no toggle where all are there', () => {
    expect(render('few')).not.toContain('Show all')
  })

  test('the search box says "Search FAQs..."', () => {
    expect(render('typical')).toMatch(/<input[^>]*type="search"[^>]*placeholder="Search FAQs..."/)
  })

  test('each question can be led to', () => {
    expect(render('typical')).toContain('<details id="question-7"')
  })

  test('says so where there are none', () => {
    expect(render('empty')).toContain('No questions found')
    expect(render('empty')).not.toMatch(/<input|<script/)
  })

  test('search engines get question and answer as data', () => {
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

  test('no answer ends that data early', () => {
    const html = render('longest')
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(jsonLd(html).mainEntity).toHaveLength(2)
  })
})
