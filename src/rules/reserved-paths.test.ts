import { describe, expect, test } from 'vitest'
import { isReservedPath } from './reserved-paths'

describe('paths that are served by code', () => {
  test.each([
    ['/login/', true],
    ['/newsletter/confirm/', true],
    ['/admin/', true],
    ['/api/soup/', true],
    ['/wp-json/', true],
    ['/', false],
    ['/newsletter/', false],
    ['/login/help/', false],
    ['/apiary/', false],
    ['/about/login/', false],
    ['/consent/', false],
  ])('%s: %s', (uri, taken) => {
    expect(isReservedPath(uri)).toBe(taken)
  })
})
