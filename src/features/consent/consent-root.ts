/** The element that contains the banner: after the skip link, before everything else. */
export const CONSENT_ROOT = 'consent'
