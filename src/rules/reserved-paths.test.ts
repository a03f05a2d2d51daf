import { describe, expect, test } from 'vitest'
import { isReservedPath } from './reserved-paths'

describe('paths that are served by code', () => {
  test.each([
    ['/login/', true],
    ['/newsletter/confirm/', true],
    ['/admin/', true],
    ['/api/soup/', true],
    ['/wp-json/', true],
    ['/programmes/six-week-reset/completion/', true],
    [`/programmes/${'a'.repeat(100)}/completion/`, true],
    ['/product/', true],
    ['/memberships/gift/', true],
    ['/redeem/', true],
    ['/memberships/', false],
    ['/', false],
    ['/newsletter/', false],
    ['/login/help/', false],
    ['/apiary/', false],
    ['/about/login/', false],
    ['/consent/', false],
    ['/programmes/', false],
    ['/programmes/completion/', false],
    ['/programmes/six-week-reset/', false],
    ['/programmes/six-week-reset/completion/more/', false],
    ['/programmes/Six_Week/completion/', false],
    [`/programmes/${'a'.repeat(101)}/completion/`, false],
    ['/the/programmes/six-week-reset/completion/', false],
  ])('%s: %s', (uri, taken) => {
    expect(isReservedPath(uri)).toBe(taken)
  })
})
