import { describe, expect, test, vi } from 'vitest'
import { consentStatus, onConsentChange } from './consent-status'

const cookie = (categories: unknown) => `cc_cookie=${encodeURIComponent(JSON.stringify({ categories }))}`

describe('consent status', () => {
  test.each([
    ['agreed to measuring', cookie(['necessary', 'analytics']), 'allow'],
    ['agreed, among other cookies', `a=b; ${cookie(['necessary', 'analytics'])}; c=d`, 'allow'],
    ['refused', cookie(['necessary']), 'deny'],
    ['not decided', '', 'unknown'],
    ['only other cookies', 'a=b; not_cc_cookie=x', 'unknown'],
    ['a cookie that is no JSON', 'cc_cookie=%7B', 'unknown'],
    ['a cookie that cannot be decoded', 'cc_cookie=%', 'unknown'],
    ['a cookie of another shape', 'cc_cookie=null', 'unknown'],
    ['a cookie without a list of categories', cookie('analytics'), 'unknown'],
  ])('%s', (_what, cookies, status) => {
    expect(consentStatus(cookies)).toBe(status)
  })

  test('is unknown on the server', () => {
    expect(consentStatus()).toBe('unknown')
  })

  test('calls a listener for a decision and a change, until it unsubscribes', () => {
    const window = new EventTarget()
    vi.stubGlobal('window', window)
    const listener = vi.fn()
    const stop = onConsentChange(listener)
    window.dispatchEvent(new Event('cc:onConsent'))
    window.dispatchEvent(new Event('cc:onChange'))
    stop()
    window.dispatchEvent(new Event('cc:onChange'))
    vi.unstubAllGlobals()
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
