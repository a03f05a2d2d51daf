import { describe, expect, test } from 'vitest'
import { AppError } from './app-error'
import { storageProblem, toUnavailableError } from './storage-errors'

const coded = (code: string, message = 'no') => Object.assign(new Error(message), { code })

describe('errors of the database and the disk', () => {
  test.each([
    ['a locked SQLite file', coded('SQLITE_BUSY'), 'busy'],
    ['a full SQLite file', coded('SQLITE_FULL'), 'full'],
    ['a full disk under PostgreSQL', coded('53100'), 'full'],
    ['a full disk under a file', coded('ENOSPC'), 'full'],
    ['a PostgreSQL that takes no more connections', coded('53300'), 'busy'],
    ['a PostgreSQL that is gone', coded('ECONNREFUSED'), 'busy'],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 'busy'],
    ['one below another error', new Error('Failed query', { cause: coded('SQLITE_FULL') }), 'full'],
    ['a value that is taken', coded('SQLITE_CONSTRAINT'), null],
    ['any other error', new Error('SQLITE_BUSY'), null],
    ['what is no error', 'SQLITE_BUSY', null],
  ])('%s', (_name, error, problem) => {
    expect(storageProblem(error)).toBe(problem)
  })

  test('become 503 with Retry-After and keep their cause', () => {
    const cause = coded('SQLITE_BUSY')
    const error = toUnavailableError(cause)
    expect(error).toMatchObject({ code: 'unavailable', status: 503, retryAfterS: 5, cause })
    expect(toUnavailableError(error)).toBe(error)
    expect(toUnavailableError(coded('53100'))?.retryAfterS).toBe(60)
  })

  test('other errors are not converted', () => {
    expect(toUnavailableError(new Error('a mistake'))).toBeNull()
    expect(toUnavailableError(new AppError('conflict', 'Changed.', { cause: coded('SQLITE_BUSY') }))).toBeNull()
  })
})
