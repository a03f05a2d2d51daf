/** The page that was reloaded last, and for whom. */
const KEY = 'ebs-week-reloaded'

/**
 * Claims the reload of a page that does not show what has opened for a user. Only once: if the server sends the same
 * page again, it stays.
 * @returns whether to reload
 */
export function claimReload(path: string, userId: number): boolean {
  const attempt = `${path} ${userId}`
  try {
    if (window.sessionStorage.getItem(KEY) === attempt) return false
    window.sessionStorage.setItem(KEY, attempt)
    return true
  } catch {
    // Without storage a second attempt could not be recognized.
    return false
  }
}

/** Allows the next reload: the page shows what is open. */
export function forgetReload(): void {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to forget.
  }
}
