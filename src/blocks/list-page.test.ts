import { describe, expect, test } from 'vitest'
import { pathRules } from '@/rules/path-rules'
import type { BlockOf, BlockSlug } from './block'
import { listHasPictures, listPartOf } from './list-page'

const hero: BlockOf<'hero'> = { blockType: 'hero', title: 'Recipes' }
const grid: BlockOf<'postsGrid'> = { blockType: 'postsGrid', postType: 'recipes' }
const other: BlockOf<'newsletter'> = { blockType: 'newsletter' }

const partsOf = (blocks: BlockOf<BlockSlug>[], path = '/recipes') =>
  blocks.map((block) => listPartOf(block, blocks, pathRules(path)))

describe('the parts of a list page', () => {
  test('are its banner and the list right below it, and no later list', () => {
    expect(partsOf([hero, grid, other, { ...grid }])).toEqual(['banner', 'list', null, null])
  })

  test('a page without a banner, or with something else below it, is no list page', () => {
    expect(partsOf([grid, other])).toEqual([null, null])
    expect(partsOf([hero, other, grid])).toEqual([null, null, null])
    expect(partsOf([hero])).toEqual([null])
  })

  test('the home banner stays as large as it is', () => {
    expect(partsOf([hero, grid], '/')).toEqual([null, null])
    expect(partsOf([hero, grid], '/recipes')).toEqual(['banner', 'list'])
  })
})

test('a list of questions, letters or partners has no pictures of its own, a list of recipes has', () => {
  expect(listHasPictures([hero, grid, other])).toBe(true)
  expect(listHasPictures([hero, { blockType: 'allFaqs' }])).toBe(false)
  expect(listHasPictures([hero])).toBe(false)
})
