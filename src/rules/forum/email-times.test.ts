import { describe, expect, test } from 'vitest'
import { emailDueAt } from './email-times'

const MONDAY_NOON = new Date('2026-11-23T12:00:00.000Z')
const due = (...args: Parameters<typeof emailDueAt>) => emailDueAt(...args)?.toISOString() ?? null

describe('the email about a notification is due', () => {
  test.each([
    ['now', '2026-11-23T12:00:00.000Z'],
    ['daily', '2026-11-24T07:00:00.000Z'],
    ['weekly', '2026-11-30T07:00:00.000Z'],
    ['never', null],
  ] as const)('%s', (time, expected) => {
    expect(due(time, MONDAY_NOON, null)).toBe(expected)
  })

  test('on the same morning for what happened in the night', () => {
    const night = new Date('2026-11-23T03:00:00Z')
    expect(due('daily', night, null)).toBe('2026-11-23T07:00:00.000Z')
    expect(due('weekly', night, null)).toBe('2026-11-23T07:00:00.000Z')
  })

  test('a day or a week later for what happened at that very moment', () => {
    const morning = new Date('2026-11-23T07:00:00.000Z')
    expect(due('daily', morning, null)).toBe('2026-11-24T07:00:00.000Z')
    expect(due('weekly', morning, null)).toBe('2026-11-30T07:00:00.000Z')
  })

  test('on the next morning when one about the same post was sent before', () => {
    const before = new Date('2026-11-23T11:00:00Z')
    expect(due('now', MONDAY_NOON, before)).toBe('2026-11-24T07:00:00.000Z')
    expect(due('weekly', MONDAY_NOON, before)).toBe('2026-11-30T07:00:00.000Z')
  })
})
