import { describe, expect, test } from 'vitest'
import { LIMITS } from '@/rules/limits'
import { mergeClasses } from './merge-classes'

describe('the cache of merged class names', () => {
  test('of two classes for the same property, the later one wins', () => {
    expect(mergeClasses('wrap mt-4 py-8', 'mt-header py-section')).toBe('wrap mt-header py-section')
    expect(mergeClasses('px-4', false, 'pl-2')).toBe('px-4 pl-2')
  })

  test('more class lists than the cache holds are merged correctly', () => {
    for (let round = 0; round < 2; round += 1) {
      for (let size = 0; size <= 2 * LIMITS.classMergeCacheSize; size += 1) {
        expect(mergeClasses('mt-1', `mt-[${size}px]`)).toBe(`mt-[${size}px]`)
      }
    }
  })
})
