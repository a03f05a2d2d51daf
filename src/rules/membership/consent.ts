import type { OrderKind } from './terms'

/**
 * What a person has agreed to with an order, for the ledger, whose line has the time.
 * @param version of the terms; undefined when the person has agreed to nothing
 */
export function consentNote(kind: OrderKind, version: string | undefined): string | undefined {
  if (version === undefined) return undefined
  const terms = `Accepted the terms, version ${version}`
  // A gift begins when it is redeemed.
  return kind === 'gift' ? `${terms}.` : `${terms}, and that it begins before the days to withdraw are over.`
}
