import { describe, expect, test } from 'vitest'
import { isStaff, mayClearCache } from './staff'

const userWithRoles = (...names: string[]) => ({ roles: names.map((displayName) => ({ displayName })) })

describe('what staff see', () => {
  test.each([
    ['Administrator', true, true],
    ['Manager', true, true],
    ['Editor', true, true],
    ['Organizer', true, false],
    ['Member', false, false],
    ['administrator', false, false],
  ])('%s: feedback %s, clear page cache %s', (name, feedback, cache) => {
    expect([isStaff(userWithRoles(name)), mayClearCache(userWithRoles(name))]).toEqual([feedback, cache])
  })

  test('one of several roles is enough, and no roles are not', () => {
    expect(isStaff(userWithRoles('Member', 'Organizer'))).toBe(true)
    expect([isStaff(null), isStaff(userWithRoles()), mayClearCache(null)]).toEqual([false, false, false])
  })
})
