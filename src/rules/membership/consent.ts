import type { OrderKind } from './terms'

const ACCEPTED = 'Accepted the terms, version '
const BEGINS = ', and that it begins before the days to withdraw are over'

/**
 * What a person has agreed to with an order, for the ledger, whose line has the time.
 * @param version of the terms; undefined when the person has agreed to nothing
 */
export function consentNote(kind: OrderKind, version: string | undefined): string | undefined {
  if (version === undefined) return undefined
  // A gift begins when it is redeemed.
  return `${ACCEPTED}${version}${kind === 'gift' ? '' : BEGINS}.`
}

/** The version of the terms in such a note; null where there is none. */
export function consentVersionIn(note: string | null): string | null {
  if (!note?.startsWith(ACCEPTED)) return null
  return note.slice(ACCEPTED.length, -1).replace(BEGINS, '')
}
