/** Session storage: something was enjoyed in this visit; the consent banner was shown in it. */
const ENJOYED = 'ebs-review-moment'
const ASKED_FOR_CONSENT = 'ebs-consent-asked'

const listeners = new Set<() => void>()

function mark(key: string): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage the invitation does not appear.
  }
  for (const listener of listeners) listener()
}

function isMarked(key: string): boolean {
  try {
    return sessionStorage.getItem(key) === '1'
  } catch {
    return false
  }
}

/** A rating was given or a video was finished: from now on the invitation to the reviews site may appear. */
export const markEnjoyed = () => mark(ENJOYED)

/** The consent banner was shown: no other bar in the same visit. */
export const markConsentAsked = () => mark(ASKED_FOR_CONSENT)

/** Whether this is a moment for the invitation. */
export const isReviewMoment = () => isMarked(ENJOYED) && !isMarked(ASKED_FOR_CONSENT)

/** @returns stops listening */
export function onReviewMoment(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
