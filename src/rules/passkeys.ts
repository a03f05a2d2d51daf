import { LIMITS } from './limits'

/** Who passkeys are made for and work at: WebAuthn's relying party. */
export type RelyingParty = { id: string; name: string; origin: string }

/**
 * The relying party, by the configured address alone: what a request says of its host decides nothing.
 * @param site the site's address, with or without a path
 */
export function relyingParty(site: string): RelyingParty {
  const { hostname, origin } = new URL(site)
  return { id: hostname, name: 'eat, burn, sleep', origin }
}

/** @param value trimmed @returns what is wrong with a passkey's name, for whoever typed it; null when all is well */
export function passkeyNameProblem(value: string): string | null {
  if (value === '') return 'Give it a name.'
  return value.length > LIMITS.passkeyNameMaxChars ? 'Use 60 characters at most.' : null
}
