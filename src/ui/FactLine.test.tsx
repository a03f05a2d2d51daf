import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FactLine } from './FactLine'

const textOf = (facts: Parameters<typeof FactLine>[0]['facts']) =>
  renderToStaticMarkup(<FactLine facts={facts} />).replaceAll(/<[^>]+>/g, '')

test('a line of facts reads as a list, without those that are empty', () => {
  expect(textOf(['Ada', null, 'November 01, 2026', undefined, false, '', '6 min read'])).toBe(
    'Ada, November 01, 2026, 6 min read',
  )
})

test('without facts there is no line', () => {
  expect(renderToStaticMarkup(<FactLine facts={[null, '']} />)).toBe('')
})
