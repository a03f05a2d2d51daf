import { expect, test } from 'vitest'
import { withKeys } from './with-keys'

const keysOf = (names: readonly string[]) => withKeys(names, (name) => name).map(({ key }) => key)

test('keys are unique, also for equal items', () => {
  const keys = keysOf(['rice', 'rice', '', '', 'rice', '2 rice'])
  expect(new Set(keys).size).toBe(keys.length)
})

test('an item keeps its key when others are inserted before it', () => {
  expect(keysOf(['kale', 'rice', 'rice']).slice(1)).toEqual(keysOf(['rice', 'rice']))
})
