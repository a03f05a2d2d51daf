import { storedUser } from '@/features/session/session-entries'
import { session } from '@/features/session/session-state'
import { forgetKept, keptOwner } from './device-list'

/**
 * What this browser keeps of a list goes with its person: when the server says that nobody is signed in, or
 * somebody else, and on logout. Not where no answer came: then it is there to be read. DESIGN 7.
 * @returns ends it
 */
export function leaveWithPerson(): () => void {
  let present = session.current().user !== null
  const endings = [
    session.onSettled((user) => {
      if (keptOwner() !== null && keptOwner() !== user?.id) forgetKept()
    }),
    session.onChange(() => {
      const { user } = session.current()
      // A lookup without an answer leaves the tab's entry of the user where it is.
      if (present && !user && storedUser() === null) forgetKept()
      present = user !== null
    }),
  ]
  return () => {
    for (const end of endings) end()
  }
}
