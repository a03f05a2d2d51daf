/** The element that the banner is put into: after the skip link, before everything else. */
export const CONSENT_ROOT = 'consent'
