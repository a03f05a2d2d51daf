import { describe, expect, test } from 'vitest'
import { countsAsView, reviewBarState } from './review-bar-state'
import { dismissedCookie, readDismissed, readViews, viewsCookie } from './review-cookies'

describe('the review bar', () => {
  test.each([
    [0, false, 'visible'],
    [1, false, 'visible'],
    [2, false, 'visible'],
    [3, false, 'hidden'],
    [4, false, 'hidden'],
    [0, true, 'dismissed'],
    [2, true, 'dismissed'],
    [3, true, 'hidden'],
  ] as const)('after %i counted views, dismissed %s: %s', (views, dismissed, state) => {
    expect(reviewBarState({ views, dismissed })).toBe(state)
  })

  test('a view counts once, when the bar is visible and consent is given', () => {
    expect(countsAsView({ state: 'visible', consent: 'allow', counted: false })).toBe(true)
    expect(countsAsView({ state: 'visible', consent: 'allow', counted: true })).toBe(false)
    expect(countsAsView({ state: 'visible', consent: 'deny', counted: false })).toBe(false)
    expect(countsAsView({ state: 'visible', consent: 'unknown', counted: false })).toBe(false)
    expect(countsAsView({ state: 'dismissed', consent: 'allow', counted: false })).toBe(false)
    expect(countsAsView({ state: 'hidden', consent: 'allow', counted: false })).toBe(false)
  })

  test('views are stored for 3650 days, a dismissal for the browser session', () => {
    expect(viewsCookie(2, false)).toBe('ebs-review-views=2; Path=/; SameSite=Lax; Max-Age=315360000')
    expect(viewsCookie(2, true)).toMatch(/; Secure$/)
    expect(dismissedCookie(true, false)).toBe('ebs-review-dismissed=1; Path=/; SameSite=Lax')
    expect(dismissedCookie(false, false)).toMatch(/Max-Age=0/)
  })

  test.each([
    ['', 0, false],
    ['a=1; ebs-review-views=2; ebs-review-dismissed=1', 2, true],
    ['ebs-review-views=-1; ebs-review-dismissed=0', 0, false],
    ['ebs-review-views=many', 0, false],
    ['xebs-review-views=3; ebs-review-dismissed', 0, false],
    ['ebs-review-views=99999999999999999999', 0, false],
  ])('cookies "%s" say %i views, dismissed %s', (cookies, views, dismissed) => {
    expect([readViews(cookies), readDismissed(cookies)]).toEqual([views, dismissed])
  })
})
