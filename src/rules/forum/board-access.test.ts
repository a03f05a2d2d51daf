import { describe, expect, test } from 'vitest'
import { AUDIENCES, REQUIRED_PLANS } from '../audience'
import { ROLES, type Role } from '../roles'
import { isModerator, isNewAccount, mayRead, mayStillEdit, mayWrite, silencedUntil } from './board-access'

const NOW = new Date('2026-11-20T12:00:00.000Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms)
const DAY_MS = 86_400_000
const member = { role: 'member' } as const

describe('who may read a board', () => {
  test.each([
    ['none', ['visitor', 'free', 'standard', 'premium']],
    ['free', ['free', 'standard', 'premium']],
    ['standard', ['standard', 'premium']],
    ['premium', ['premium']],
  ] as const)('a board for %s', (requiredPlan, readers) => {
    expect(AUDIENCES.filter((audience) => mayRead(audience, { requiredPlan }))).toEqual(readers)
  })
})

describe('who may write on a board', () => {
  test.each([
    ['none', 'everyone', ['free', 'standard', 'premium']],
    ['standard', 'everyone', ['standard', 'premium']],
    ['none', 'standard', ['standard', 'premium']],
    ['none', 'premium', ['premium']],
    ['none', 'staff', []],
  ] as const)('readers %s, writers %s', (requiredPlan, writers, expected) => {
    const may = (['free', 'standard', 'premium'] as const).filter((plan) =>
      mayWrite(plan, member, { requiredPlan, writers }),
    )
    expect(may).toEqual(expected)
  })

  test('staff write on every board, visitors on none', () => {
    for (const requiredPlan of REQUIRED_PLANS) {
      expect(mayWrite('premium', { role: 'editor' }, { requiredPlan, writers: 'staff' })).toBe(true)
      expect(mayWrite('visitor', null, { requiredPlan, writers: 'everyone' })).toBe(false)
    }
  })
})

test('organizers, managers and administrators moderate', () => {
  const roles = Object.keys(ROLES) as Role[]
  expect(roles.filter(isModerator)).toEqual(['administrator', 'manager', 'organizer'])
})

test('an account is new for seven days', () => {
  expect(isNewAccount(ago(7 * DAY_MS - 1), NOW)).toBe(true)
  expect(isNewAccount(ago(7 * DAY_MS), NOW)).toBe(false)
  expect(isNewAccount(new Date('not a date'), NOW)).toBe(true)
})

test('who is silenced may write again afterwards, who is banned never', () => {
  const until = new Date(NOW.getTime() + 1)
  expect(silencedUntil({ silencedUntil: until, bannedAt: null }, NOW)).toEqual(until)
  expect(silencedUntil({ silencedUntil: NOW, bannedAt: null }, NOW)).toBeUndefined()
  expect(silencedUntil({ silencedUntil: null, bannedAt: ago(1) }, NOW)).toBeNull()
  expect(silencedUntil({ silencedUntil: null, bannedAt: null }, NOW)).toBeUndefined()
})

test('a post can be edited within the time of its board', () => {
  expect(mayStillEdit(ago(600_000), 10, NOW)).toBe(true)
  expect(mayStillEdit(ago(600_001), 10, NOW)).toBe(false)
  expect(mayStillEdit(ago(900 * DAY_MS), null, NOW)).toBe(true)
})
