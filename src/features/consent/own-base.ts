/** Version of vanilla-cookieconsent: a part of the address, so that browsers may keep the files for good. */
export const CONSENT_VERSION = '3.1.0'

/** Where the banner comes from unless the settings say otherwise: this site. DESIGN 7. */
const OWN_BASE = `/consent/${CONSENT_VERSION}`

/** The folder that the banner's files come from. @param setting settings.consent.baseUrl */
export function consentBase(setting: string | null | undefined): string {
  return (setting || OWN_BASE).replace(/\/+$/, '')
}
