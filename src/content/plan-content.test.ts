import { expect, test } from 'vitest'
import { planContent } from './plan-content'

test('a sentence and a list', () => {
  expect(
    planContent('<p>For people who <em>cook</em>.</p><ul><li>All recipes</li><li>A list &amp; more</li></ul>'),
  ).toEqual({ text: 'For people who cook.', items: ['All recipes', 'A list & more'] })
})

test('points of all lists, each once, without empty ones; scripts are no text', () => {
  expect(
    planContent(
      '<ol><li><p>One</p></li><li> </li></ol><p>Between</p><ul><li>One</li><li>Two</li></ul><script>x()</script>',
    ),
  ).toEqual({ text: 'Between', items: ['One', 'Two'] })
})

test.each([null, undefined, '', '   '])('%o has nothing', (html) => {
  expect(planContent(html)).toEqual({ text: '', items: [] })
})
