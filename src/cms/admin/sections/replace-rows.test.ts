import { expect, test } from 'vitest'
import { withReplaced } from './replace-rows'

const rows = ['hero', 'call', 'text', 'letter']
const replaced = (names: string[], added: string[]) => withReplaced(rows, (row) => names.includes(row), added)

test.each([
  ['one row by several', ['call'], ['one', 'two'], ['hero', 'one', 'two', 'text', 'letter']],
  ['several rows by one, where the first of them was', ['letter', 'call'], ['section'], ['hero', 'section', 'text']],
  ['all rows', rows, ['section'], ['section']],
])('replaces %s', (_, names, added, after) => {
  expect(replaced(names, added)).toEqual(after)
})

test('a row that is gone is not replaced', () => {
  expect(replaced(['removed'], ['section'])).toBeNull()
})
