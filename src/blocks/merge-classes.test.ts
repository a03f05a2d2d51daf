import { describe, expect, test } from 'vitest'
import { LIMITS } from '@/rules/limits'
import { mergeClasses } from './merge-classes'

describe('class merge cache 500', () => {
  test('of two classes that set the same thing the later one stays', () => {
    expect(mergeClasses('wrap mt-4 py-8', 'mt-header py-9')).toBe('wrap mt-header py-9')
    expect(mergeClasses('px-4', false, 'pl-2')).toBe('px-4 pl-2')
  })

  test('more of them than are kept come out right', () => {
    for (let round = 0; round < 2; round += 1) {
      for (let size = 0; size <= 2 * LIMITS.classMergeCacheSize; size += 1) {
        expect(mergeClasses('mt-1', `mt-[${size}px]`)).toBe(`mt-[${size}px]`)
      }
    }
  })
})
