/** What a reader has decided about measuring: yes, no, or nothing yet. */
export type ConsentStatus = 'allow' | 'deny' | 'unknown'

/** Where the banner keeps the decision, for half a year. Read in the browser alone: pages are cached without it. */
export const CONSENT_COOKIE = 'cc_cookie'
/** The one thing to agree to. */
export const ANALYTICS_CATEGORY = 'analytics'

/** The banner announces a decision, an old one found at its start included, and a change of it. */
const EVENTS = ['cc:onConsent', 'cc:onChange'] as const

/**
 * What the reader has decided so far. SPEC 4 (consent, review bar).
 * @param cookies as document.cookie gives them
 * @returns unknown on the server, without a decision, and when the cookie cannot be read
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
 * Calls the listener whenever there may be another {@link consentStatus}.
 * @returns ends it
 */
export function onConsentChange(listener: () => void): () => void {
  for (const name of EVENTS) window.addEventListener(name, listener)
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, listener)
  }
}
