import { expect, test } from 'vitest'
import { withKeys } from './with-keys'

const keysOf = (names: readonly string[]) => withKeys(names, (name) => name).map(({ key }) => key)

test('no two keys are alike, also where items are', () => {
  const keys = keysOf(['rice', 'rice', '', '', 'rice', '2 rice'])
  expect(new Set(keys).size).toBe(keys.length)
})

test('a key stays with its item when others come before it', () => {
  expect(keysOf(['kale', 'rice', 'rice']).slice(1)).toEqual(keysOf(['rice', 'rice']))
})
