import { expect, test } from 'vitest'
import { rowNote, rowTitle } from './row-title'

const richText = (text: string) => ({ root: { children: [{ children: [] }, { children: [{ text }] }] } })

test.each([
  ['the name an editor gave it', { blockName: 'Spring offer', title: 'Eat well' }, 'Spring offer'],
  ['its title', { blockName: '', title: ' Eat  well ', text: 'All of it.' }, 'Eat well'],
  ['the label of a link', { label: 'Recipes', url: '/recipes/' }, 'Recipes'],
  ['a service', { service: 'Spotify', url: 'https://example.org' }, 'Spotify'],
  ['a number', { number: 30, suffix: ' min', text: 'a day' }, '30 min a day'],
  ['the beginning of its text', { variant: 'wide', left: richText('Begin with breakfast') }, 'Begin with breakfast'],
  ['the beginning of its HTML', { left: null, leftHtml: '<p>Begin <b>early</b></p>' }, 'Begin early'],
  ['nothing where only a document is chosen', { url: 'item:12', image: 4 }, ''],
  ['nothing for an empty row', undefined, ''],
])('a row is titled by %s', (_, data, title) => {
  expect(rowTitle(data)).toBe(title)
})

test('a long title is cut', () => {
  expect(rowTitle({ title: 'word '.repeat(40) })).toMatch(/^(word ){17}word…$/)
})

test.each([
  [{ label: 'Recipes', url: '/recipes/' }, '/recipes/'],
  [{ label: 'Your name', value: 'Cleo' }, 'Cleo'],
  [{ label: 'Recipes', url: 'item:12' }, ''],
  [{ url: '/recipes/' }, ''],
])('beside %o stands %o', (data, note) => {
  expect(rowNote(data)).toBe(note)
})
