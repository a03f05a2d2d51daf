import { expect, test } from 'vitest'
import { memoryFlags } from './memory.mjs'

test.each([
  ['a small container', 256, 512],
  ['a small machine', 1_536, 768],
  ['a large machine', 64_000, 1_024],
])('the heap of %s', (_what, availableMb, heapMb) => {
  expect(memoryFlags({}, availableMb)).toEqual([
    '--max-semi-space-size=8',
    `--max-old-space-size=${heapMb}`,
    '--heap-growing-percent=40',
  ])
})

test('flags in NODE_OPTIONS are not repeated', () => {
  expect(memoryFlags({ NODE_OPTIONS: '--max-old-space-size=3000' }, 4_000)).toEqual([
    '--max-semi-space-size=8',
    '--heap-growing-percent=40',
  ])
})
