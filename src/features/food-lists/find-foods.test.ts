import { describe, expect, test } from 'vitest'
import { findFoods } from './find-foods'
import type { FoodColorSection, FoodLists } from './food-list'

const section = (title: string, subtitle: string | null, list: string): FoodColorSection => ({
  introduction: null,
  image: null,
  lists: [{ title, introduction: null, lists: [{ subtitle, list }], asterisk: '* In small amounts.' }],
})

const lists: FoodLists = {
  green: section('Vegetables', 'Leaves', 'Chard*\nRed cabbage\nCabbage\nCrème fraîche of oats'),
  orange: section('Dairy', null, 'Crème fraîche\nCheese, hard'),
  red: section('Sweets', null, 'Cheesecake'),
}
const names = (search: string) => findFoods(lists, search).map(({ food }) => food)

describe('finding a food', () => {
  test('says its color, its list and what its asterisk means', () => {
    expect(findFoods(lists, 'chard')).toEqual([
      { food: 'Chard*', color: 'green', list: 'Vegetables, Leaves', note: '* In small amounts.' },
    ])
    expect(findFoods(lists, 'hard cheese')).toEqual([
      { food: 'Cheese, hard', color: 'orange', list: 'Dairy', note: null },
    ])
  })

  test('searches all colors, without case and accents, and begins with names that begin so', () => {
    expect(names('CHEESE')).toEqual(['Cheese, hard', 'Cheesecake'])
    expect(names('cabbage')).toEqual(['Cabbage', 'Red cabbage'])
    expect(names('creme fraiche')).toEqual(['Crème fraîche of oats', 'Crème fraîche'])
  })

  test('finds nothing for other words and for none', () => {
    expect(names('marzipan')).toEqual([])
    expect(names('  ')).toEqual([])
  })
})
