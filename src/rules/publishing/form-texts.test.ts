import { expect, test } from 'vitest'
import { formTexts } from './form-texts'

const words = (text: string) => ({ type: 'text', text })
const paragraph = (text: string) => ({ type: 'paragraph', children: [words(text)] })
const richText = (...children: object[]) => ({ root: { type: 'root', children } })

test('the texts of a form are found in rich texts, content parts, blocks, HTML and plain fields', () => {
  const values = {
    title: 'Not a text',
    summary: ' In short. ',
    body: richText(
      { type: 'heading', tag: 'h2', children: [words('Food')] },
      paragraph('Eat well.'),
      { type: 'list', children: [{ type: 'listitem', children: [words('Oats')] }] },
      { type: 'block', fields: { blockType: 'sectionHeading', level: 'h3', text: 'Soup' } },
      { type: 'block', fields: { blockType: 'membersOnly', body: richText(paragraph('For members.')) } },
    ),
    layout: [{ blockType: 'richContent', html: richText(paragraph('In a block.')) }, { text: 'Plain.' }],
  }
  const part = (text: string, heading: number | null = null, membersOnly = false) => ({ text, heading, membersOnly })
  expect(formTexts(values)).toEqual([
    { path: 'summary', parts: [part('In short.')] },
    {
      path: 'body',
      parts: [part('Food', 2), part('Eat well.'), part('Oats'), part('Soup', 3), part('For members.', null, true)],
    },
    { path: 'layout.0.html', parts: [part('In a block.')] },
    { path: 'layout.1.text', parts: [part('Plain.')] },
  ])
})

test('HTML counts only where it is shown, without a rich text', () => {
  const bodyHtml = '<h2 class="a">Food</h2><p>Eat <b>well</b>.</p><ul><li>Oats</li></ul>'
  expect(formTexts({ bodyHtml })[0]?.parts.map(({ heading, text }) => [heading, text])).toEqual([
    [2, 'Food'],
    [null, 'Eat well.'],
    [null, 'Oats'],
  ])
  expect(formTexts({ body: richText(paragraph('Shown.')), bodyHtml }).map(({ path }) => path)).toEqual(['body'])
})
