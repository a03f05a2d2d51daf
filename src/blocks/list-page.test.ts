import { describe, expect, test } from 'vitest'
import { pathRules } from '@/rules/path-rules'
import type { BlockOf, BlockSlug } from './block'
import { listLeads, listPartOf } from './list-page'

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

test('recipes and questions take the place of the banner’s picture on phones, partners do not', () => {
  expect(listLeads([hero, grid, other])).toBe(true)
  expect(listLeads([hero, { blockType: 'allFaqs' }])).toBe(true)
  expect(listLeads([hero, { blockType: 'mediaPartners', method: 'Manual' }])).toBe(false)
  expect(listLeads([hero])).toBe(false)
})
