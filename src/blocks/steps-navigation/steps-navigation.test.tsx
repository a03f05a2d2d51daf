import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { StepsNavigation } from './Component'
import { stepsNavigationExamples } from './examples'
import { neighborsOf } from './neighbors'

function render(name: keyof typeof stepsNavigationExamples): string {
  const { block, data } = stepsNavigationExamples[name]
  return renderToStaticMarkup(<StepsNavigation block={block} data={data} context={exampleContext} />)
}

describe('steps navigation', () => {
  test('links to both pages, with title, subtitle and thumbnail', () => {
    const html = render('typical')
    expect(html).toMatch(/href="\/the-ebs-method\/6wr\/week-1\/".*Previous.*Week one.*Clear one shelf/)
    expect(html).toMatch(/href="\/the-ebs-method\/6wr\/week-3\/".*Next.*Week three/)
    expect(html.match(/<img/g)).toHaveLength(2)
  })

  test('has one link on the first and the last page, and is absent without any', () => {
    expect(render('firstPage')).not.toContain('Previous<')
    expect(render('lastPage')).not.toContain('Next<')
    expect(render('empty')).toBe('')
  })
})

describe('the pages before and after', () => {
  const pages = ['/6wr/week-10/', '/6wr/week-2/', '/6wr/introduction/', '/6wr/week-1/'].map((uri) => ({ uri }))
  const uris = (path: string) => {
    const { next, previous } = neighborsOf(pages, path)
    return [previous?.uri ?? null, next?.uri ?? null]
  }

  test('are in the order of their addresses, numbers by value', () => {
    expect(uris('/6wr/week-1/')).toEqual(['/6wr/introduction/', '/6wr/week-2/'])
    expect(uris('/6wr/week-2/')).toEqual(['/6wr/week-1/', '/6wr/week-10/'])
  })

  test('end at the first and the last one', () => {
    expect(uris('/6wr/introduction/')).toEqual([null, '/6wr/week-1/'])
    expect(uris('/6wr/week-10/')).toEqual(['/6wr/week-2/', null])
    expect(uris('/elsewhere/')).toEqual([null, null])
  })
})
