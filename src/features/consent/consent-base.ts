/** The version of vanilla-cookieconsent, part of the URL so that browsers may cache the files forever. */
export const CONSENT_VERSION = '3.1.0'

/** The files' folder unless the settings name another: on this site. */
const LOCAL_BASE = `/consent/${CONSENT_VERSION}`

/** The folder of the banner's files. @param configuredBase settings.consent.baseUrl */
export function consentBase(configuredBase: string | null | undefined): string {
  return (configuredBase || LOCAL_BASE).replace(/\/+$/, '')
}
