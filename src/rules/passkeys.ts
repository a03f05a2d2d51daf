import { LIMITS } from './limits'

/** WebAuthn's relying party: the site that passkeys belong to. */
export type RelyingParty = { id: string; name: string; origin: string }

/**
 * The relying party, from the configured URL only: the Host header of a request is not trusted.
 * @param site the site's URL, with or without a path
 */
export function relyingParty(site: string): RelyingParty {
  const { hostname, origin } = new URL(site)
  return { id: hostname, name: 'eat, burn, sleep', origin }
}

/** Validates the name of a passkey. @param value trimmed @returns a message; null when valid */
export function passkeyNameProblem(value: string): string | null {
  if (value === '') return 'Give it a name.'
  return value.length > LIMITS.passkeyNameMaxChars ? 'Use 60 characters at most.' : null
}
