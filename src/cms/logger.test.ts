import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cmsLogger } from './logger'

const failed = () => new DrizzleQueryError('insert into "notes" values (?)', ['my private note'])

/** The entry that the library would write: the message, and the serialized error. */
function written(...args: [unknown, ...unknown[]]): string {
  const { options } = cmsLogger('warn')
  let line = ''
  const method = (entry: { err?: Error } | string, message?: string) => {
    line = typeof entry === 'string' ? entry : `${message}\n${options.serializers?.err?.(entry.err)}`
  }
  Reflect.apply(options.hooks?.logMethod ?? expect.fail, {}, [args, method, 50])
  return line
}

test('logs a failed statement without its values', () => {
  for (const line of [written(failed()), written({ err: failed() })]) {
    expect(line).toContain('Failed query: insert into "notes" values (?)\n')
    expect(line).not.toContain('private')
  }
})

test('keeps the message of an entry', () => {
  expect(written({ err: failed() }, 'A job failed')).toMatch(/^A job failed\n/)
  expect(written('Only text')).toBe('Only text')
})
