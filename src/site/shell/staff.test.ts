import { describe, expect, test } from 'vitest'
import { isStaff, mayClearCache } from './staff'

const person = (...names: string[]) => ({ roles: names.map((displayName) => ({ displayName })) })

describe('SPEC 6: what staff see', () => {
  test.each([
    ['Administrator', true, true],
    ['Manager', true, true],
    ['Editor', true, true],
    ['Organizer', true, false],
    ['Member', false, false],
    ['administrator', false, false],
  ])('%s: feedback %s, clear page cache %s', (name, feedback, cache) => {
    expect([isStaff(person(name)), mayClearCache(person(name))]).toEqual([feedback, cache])
  })

  test('one of several roles is enough, and nobody is nobody', () => {
    expect(isStaff(person('Member', 'Organizer'))).toBe(true)
    expect([isStaff(null), isStaff(person()), mayClearCache(null)]).toEqual([false, false, false])
  })
})
