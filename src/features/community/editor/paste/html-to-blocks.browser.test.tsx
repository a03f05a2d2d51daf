import { expect, test } from 'vitest'
import { HOSTILE } from '@/content/testing/hostile-inputs'
import { parseAddress } from '@/content/urls'
import { type PostNode, readPostBody } from '@/rules/forum/post-body'
import { bodyOfBlocks } from '../editor-body'
import { htmlToBlocks } from './html-to-blocks'
import { SAMPLES } from './samples'
import { textToBlocks } from './text-to-blocks'

const ORIGIN = 'https://eatburnsleep.example'
const isSafeUrl = (url: string) => parseAddress(url, ORIGIN) !== null

/** A short way to write blocks: **bold**, _italic_, [text](address), `>` quotes, `-` and `1.` items. */
function shown(nodes: readonly PostNode[], indent = ''): string[] {
  return nodes.flatMap((node) => {
    const children = node.children ?? []
    switch (node.type) {
      case 'list':
        return children.flatMap((item) => {
          const [nested] = item.children ?? []
          if (nested?.type === 'list') return shown([nested], `${indent}  `)
          return [`${indent}${node.listType === 'number' ? '1.' : '-'} ${line(item.children ?? [])}`]
        })
      case 'quote':
        return [`> ${line(children)}`]
      default:
        return [line(children)]
    }
  })
}
const line = (nodes: readonly PostNode[]): string => nodes.map(part).join('')
function part(node: PostNode): string {
  if (node.type === 'linebreak') return ' / '
  if (node.type === 'link') return `[${line(node.children ?? [])}](${node.url})`
  const text = String(node.text)
  const bold = Number(node.format) & 1 ? '**' : ''
  const italic = Number(node.format) & 2 ? '_' : ''
  return `${bold}${italic}${text}${italic}${bold}`
}

const EXPECTED: Record<keyof typeof SAMPLES, string[]> = {
  'a text from Word': [
    '**My first week**',
    '**Mornings** are _easier_ now.',
    'Contents and [a page](https://example.com/a)',
  ],
  'lists from Word': ['- Soup', '  - with **leek**', '- Bread', 'Then:', '1. Chop', '1. Cook'],
  'a text from Google Docs': ['I slept **eight**_ hours_', '- Tea', '  - green', '- Water'],
  'a part of a web page': [
    '**Leeks**',
    'One _very_ long line',
    'By [the cook](/recipes/soup/?from=list#method)1.',
    '> Slow is smooth. / Smooth is fast.',
  ],
  'a table from a spreadsheet': ['Day | Hours', 'Monday | **7**'],
  'code and an email': ['one /   two', 'Hello, /  / see you.', 'click [write](mailto:ana@example.com)'],
  'a link around a card': ['[**Title** / Text **bold**](https://example.com/card)'],
}

test.each(Object.entries(EXPECTED))('%s keeps what a post can have', (name, expected) => {
  expect(shown(htmlToBlocks(SAMPLES[name as keyof typeof SAMPLES], ORIGIN))).toEqual(expected)
})

test('an address of this site becomes its path', () => {
  const [block] = htmlToBlocks('<p><a href="https://eatburnsleep.example/recipes/soup/">Soup</a></p>', ORIGIN)
  expect(shown(block ? [block] : [])).toEqual(['[Soup](/recipes/soup/)'])
})

test.each([
  ['lines and paragraphs', 'One\nTwo\r\n\r\n\r\nThree ', ['One / Two', 'Three ']],
  ['nothing but space', ' \n \n', []],
])('plain text: %s', (_, text, expected) => {
  expect(shown(textToBlocks(text))).toEqual(expected)
})

test('hostile HTML becomes a body that can be posted, or nothing, and runs nothing', () => {
  const alerts: unknown[] = []
  window.alert = (message) => alerts.push(message)
  for (const html of Object.values(HOSTILE)) {
    const blocks = htmlToBlocks(html, ORIGIN)
    const read = blocks.length > 0 ? readPostBody(bodyOfBlocks(blocks), isSafeUrl).body : null
    expect(JSON.stringify(read)).not.toMatch(/"url":"(?!https?:|mailto:|tel:|\/)/i)
  }
  expect(alerts).toEqual([])
  // The check sees a link that it must refuse.
  expect('"url":"javascript:alert(1)"').toMatch(/"url":"(?!https?:|mailto:|tel:|\/)/)
})
