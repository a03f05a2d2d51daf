/** Which members of this browser follow a program: their ids. Not more, since others may use the browser too. */
const KEY = 'ebs-program-followers'

const readIds = (): string[] => (window.localStorage.getItem(KEY) ?? '').split(',').filter(Boolean)

/** Whether this browser has seen that a member follows a program. */
export function isFollower(userId: number): boolean {
  try {
    return readIds().includes(String(userId))
  } catch {
    return false
  }
}

/** Remembers that a member follows a program. */
export function rememberFollower(userId: number): void {
  try {
    const ids = readIds()
    if (!ids.includes(String(userId))) window.localStorage.setItem(KEY, [...ids, userId].join())
  } catch {
    // Without storage, what is only read does not do its step.
  }
}
