/** Version of vanilla-cookieconsent: a part of the address, so that browsers may keep the files for good. */
export const CONSENT_VERSION = '3.1.0'

/** Where the banner comes from unless the settings say otherwise: this site. DESIGN 7. */
const LOCAL_BASE = `/consent/${CONSENT_VERSION}`

/** The folder that the banner's files come from. @param configuredBase settings.consent.baseUrl */
export function consentBase(configuredBase: string | null | undefined): string {
  return (configuredBase || LOCAL_BASE).replace(/\/+$/, '')
}
