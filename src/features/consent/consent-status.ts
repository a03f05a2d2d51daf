/** The visitor's decision about analytics. */
export type ConsentStatus = 'allow' | 'deny' | 'unknown'

/**
 * The banner's cookie with the decision, valid for half a year. Read only in the browser, since cached pages do not
 * depend on it.
 */
export const CONSENT_COOKIE = 'cc_cookie'
/** The only optional category. */
export const ANALYTICS_CATEGORY = 'analytics'

/** The banner fires these for a decision, also a stored one, and for a change. */
const EVENTS = ['cc:onConsent', 'cc:onChange'] as const

/**
 * The visitor's decision so far.
 * @param cookies in the format of document.cookie
 * @returns unknown on the server, without a decision, and for an unreadable cookie
 */
export function consentStatus(cookies = typeof document === 'undefined' ? '' : document.cookie): ConsentStatus {
  const consentCookie = cookies.split('; ').find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`))
  if (!consentCookie) return 'unknown'
  const categories = categoriesOf(consentCookie.slice(CONSENT_COOKIE.length + 1))
  if (!categories) return 'unknown'
  return categories.includes(ANALYTICS_CATEGORY) ? 'allow' : 'deny'
}

function categoriesOf(value: string): unknown[] | null {
  try {
    const { categories } = JSON.parse(decodeURIComponent(value)) as { categories?: unknown }
    return Array.isArray(categories) ? categories : null
  } catch {
    return null
  }
}

/**
 * Calls the listener whenever {@link consentStatus} may have changed.
 * @returns unsubscribes
 */
export function onConsentChange(listener: () => void): () => void {
  for (const name of EVENTS) window.addEventListener(name, listener)
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, listener)
  }
}
