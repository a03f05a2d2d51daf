import { expect } from 'vitest'
import { type ErrorCode, STATUS } from '@/rules/app-error'
import type { ApiResponse } from './client'

/** What a response must never contain: file paths, stack traces, names of internals. */
const INTERNALS_PATTERN = /node_modules|\.tsx?:\d|\.m?js:\d|\n\s+at |\[object |SQLITE|postgres|payload(?!_too_large)/i

/** Expects the error shape that all calls share. */
export function expectErrorShape({ headers, json, text }: ApiResponse): void {
  expect(headers['content-type']).toMatch(/^application\/json\b/)
  expect(json).toEqual({
    error: {
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.stringMatching(/\w/),
      ...(/"fields":/.test(text) && { fields: expect.any(Object) }),
    },
  })
  expect(text).not.toMatch(INTERNALS_PATTERN)
  expect(headers['set-cookie']).toBeUndefined()
}

/** Expects an error with this code. */
export function expectError(response: ApiResponse, code: ErrorCode): void {
  expectErrorShape(response)
  expect({ code: (response.json as { error: { code: string } }).error.code, status: response.status }).toEqual({
    code,
    status: STATUS[code],
  })
}

/** Expects a 4xx error: rejected, without a server error. */
export function expectRejected(response: ApiResponse): void {
  expect(response.status, response.text).toBeGreaterThanOrEqual(400)
  expect(response.status, response.text).toBeLessThan(500)
  expectErrorShape(response)
}
