import { expect, test } from 'vitest'
import { folderName } from './folder-name'

test.each([
  ['Recipes', 'Recipes'],
  [' Recipes /  Green   soups/', 'Recipes/Green soups'],
  ['//', null],
  ['', null],
  [null, null],
  [7, null],
])('%j is the folder %j', (typed, stored) => {
  expect(folderName(typed)).toBe(stored)
})
