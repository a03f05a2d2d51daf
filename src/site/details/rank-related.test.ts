import { expect, test } from 'vitest'
import { rankRelated } from './rank-related'

const card = (databaseId: number, ...categories: number[]) => ({
  databaseId,
  categories: categories.map((id) => ({ id })),
})

test('related items share the most categories, newer ones first, without the item itself', () => {
  const cards = [card(1, 7), card(2, 7, 8), card(3, 7), card(4, 7, 8), card(5, 8, 9), card(6, 7, 8, 9)]
  expect(rankRelated(cards, card(4, 7, 8)).map(({ databaseId }) => databaseId)).toEqual([2, 6, 1, 3])
})

test('no shared categories give no related items', () => {
  expect(rankRelated([card(1, 7)], card(1, 7))).toEqual([])
})
