import { describe, expect, test } from 'vitest'
import { type GridFilter, NO_FILTER } from '@/rules/posts-grid/filter'
import { chosenFilters } from './chosen-filters'

const labelsOf = (filter: Partial<GridFilter>) => chosenFilters({ ...NO_FILTER, ...filter }).map(({ label }) => label)

describe('what is chosen in a filter', () => {
  test('nothing at the start, and neither the search nor the category, which their controls show', () => {
    expect(labelsOf({})).toEqual([])
    expect(labelsOf({ search: 'soup' })).toEqual([])
    expect(labelsOf({ category: 'soups' })).toEqual([])
  })

  test('every other choice by its words, in the order of the controls', () => {
    const all: GridFilter = {
      search: '',
      sort: 'time',
      category: 'soups',
      level: 'Beginner',
      length: 'short',
      letter: 'B',
      diets: ['vegan', 'gluten-free'],
      without: ['nuts'],
    }
    expect(labelsOf(all)).toEqual([
      'Total Time',
      'Beginner',
      'Up to 5 min',
      'Starts with B',
      'Vegan',
      'Gluten-free',
      'Without nuts',
    ])
  })

  test('each is taken back alone', () => {
    const filter: GridFilter = { ...NO_FILTER, diets: ['vegan', 'gluten-free'], letter: 'B' }
    const [letter, vegan] = chosenFilters(filter)
    expect({ ...filter, ...letter?.without }).toEqual({ ...filter, letter: '' })
    expect({ ...filter, ...vegan?.without }).toEqual({ ...filter, diets: ['gluten-free'] })
  })
})
