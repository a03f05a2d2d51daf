import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { logEntry } from './log-entry'

const NOW = new Date('2026-01-02T03:04:05Z')
const NOTE = 'my private note\n    at home (diary.ts:1:1)\n    at work'

describe('an error in the log', () => {
  test('has time, place, stack, and each cause with its own stack', () => {
    const root = new TypeError('the root')
    const lines = logEntry('POST /api/x', new Error('the branch', { cause: root }), NOW).split('\n')
    expect(lines[0]).toBe('2026-01-02T03:04:05.000Z POST /api/x: Error: the branch')
    expect(lines[1]).toMatch(/^ {4}at .*log-entry\.test\.ts:\d+:\d+\)?$/)
    const cause = lines.indexOf('  caused by: TypeError: the root')
    expect(cause).toBeGreaterThan(1)
    expect(lines[cause + 1]).toMatch(/^ {4}at .*log-entry\.test\.ts:\d+:\d+\)?$/)
  })

  test('has neither the values of a failed statement nor its text that looks like a stack', () => {
    const failed = new DrizzleQueryError(
      'insert into "recipe_notes" ("text") values (?)',
      [NOTE],
      new Error('disk I/O error'),
    )
    const entry = logEntry('POST /api/recipe-notes', failed, NOW)
    expect(entry).toContain('Failed query: insert into "recipe_notes" ("text") values (?)\n')
    expect(entry).toContain('caused by: Error: disk I/O error')
    expect(entry).not.toMatch(/private note|diary|at work$/m)
  })

  test.each([
    ['a query string', 'GET /confirm-email/?token=abc', 'GET /confirm-email/'],
    ['a query string of another site', 'fetch https://a.example/b?key=abc failed', 'fetch https://a.example/b failed'],
    ['a password in an address', 'connect postgres://me:abc@db.example/x', 'connect postgres://db.example/x'],
    ['a session token', 'bad token eyJhb.eyJpZ.abc here', 'bad token <token> here'],
    [
      'a value that PostgreSQL could not read',
      'invalid input syntax for type integer: "abc"',
      'invalid input syntax for type integer',
    ],
    ['a body that is no JSON', 'Unexpected token \'a\', "abc" is not valid JSON', "Unexpected token 'a'"],
    ['nothing to hide', 'select * from a where b = ? and c = ?', 'select * from a where b = ? and c = ?'],
  ])('leaves out %s', (_what, message, shown) => {
    expect(logEntry('x', new Error(message), NOW).split('\n')[0]).toBe(`2026-01-02T03:04:05.000Z x: Error: ${shown}`)
    expect(logEntry(message, new Error('x'), NOW).split('\n')[0]).toBe(`2026-01-02T03:04:05.000Z ${shown}: Error: x`)
  })

  test('is bounded: a long message, a circle of causes', () => {
    const circle = new Error('x'.repeat(10_000))
    circle.cause = circle
    const entry = logEntry('x', circle, NOW)
    expect(entry.split('caused by').length).toBe(6)
    expect(entry.split('\n').every((line) => line.length < 1_000)).toBe(true)
  })

  test.each([
    ['a text', 'thrown', 'thrown'],
    ['nothing', undefined, 'undefined'],
    ['an error with a code', Object.assign(new Error('failed'), { code: 'EPIPE' }), 'Error (EPIPE): failed'],
  ])('%s', (_what, thrown, shown) => {
    expect(logEntry('x', thrown, NOW).split('\n')[0]).toBe(`2026-01-02T03:04:05.000Z x: ${shown}`)
  })

  test('an AggregateError has its first error as the cause', () => {
    const error = new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:1')], '')
    expect(logEntry('x', error, NOW)).toContain('caused by: Error: connect ECONNREFUSED 127.0.0.1:1')
  })
})
