/** Set once someone has signed in with this browser; it says nothing about who. */
const KEY = 'ebs-signed-in-before'

/** Remembers that someone signed in with this browser. Without storage nothing is remembered. */
export function rememberSignIn(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Storage is full or turned off: the page treats its reader as new.
  }
}

/** Whether someone has signed in with this browser before. */
export function hasSignedInBefore(): boolean {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}
