import { expect, test } from 'vitest'
import { findBlocks } from './find-blocks'

const aBlock = (slug: string, label: string, also: string) => ({
  ...{ slug, label, also, group: 'Cards and lists', sentence: 'Cards of one type.', picture: '', order: 0 },
})
const blocks = [aBlock('postsGrid', 'Posts grid', 'recipe archive'), aBlock('partners', 'Media partners', 'logos')]
const found = (search: string) => findBlocks(blocks, search).map(({ slug }) => slug)

test.each([
  ['nothing', '  ', ['postsGrid', 'partners']],
  ['its name', 'POSTS', ['postsGrid']],
  ['its name in the plural', 'grids', ['postsGrid']],
  ['another name', 'recipe', ['postsGrid']],
  ['its sentence', 'one type', ['postsGrid', 'partners']],
  ['words of several of them', 'cards logos', ['partners']],
  ['a word of none', 'carousel', []],
])('a search for %s', (_, search, slugs) => {
  expect(found(search)).toEqual(slugs)
})
