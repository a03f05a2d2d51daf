'use client'

import { Button } from '@/ui/Button'
import { useToast } from '@/ui/Toaster.client'
import { ListLoading } from './ListLoading'
import { useOwnSessions } from './use-own-sessions.client'

const LAST_SEEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
/** This browser and the newest of the others; the rest is folded. */
const SHOWN = 4

/** The user's active sessions, this browser first; the others can be signed out, one or all. */
export function SessionList({ userId }: { userId: number }) {
  const { end, ending, failed, retry, sessions } = useOwnSessions(userId)
  const toast = useToast()

  async function signOut(which: string) {
    if (await end(which))
      toast.success(which === 'others' ? 'All other browsers are signed out.' : 'The browser is signed out.')
    else toast.error('That didn’t work. Please try again.')
  }

  if (failed || !sessions) return <ListLoading failed={failed} onRetry={retry} />
  const rows = sessions.map(({ browser, current, id, lastSeenAt }) => (
    <li key={id}>
      <div>
        <p className="font-semibold">{browser}</p>
        <p className="text-sm text-text-soft">
          {current ? 'This browser' : `Last seen ${LAST_SEEN.format(new Date(lastSeenAt))}`}
        </p>
      </div>
      {!current && (
        <Button
          variant="plain"
          size="slim"
          aria-label={`Sign out ${browser}`}
          pending={ending === id}
          onClick={() => signOut(id)}
        >
          Sign out
        </Button>
      )}
    </li>
  ))
  // A disclosure for a single row would be as high as the row.
  const shown = rows.length > SHOWN + 1 ? SHOWN : rows.length
  return (
    <>
      <ul className="session-list">{rows.slice(0, shown)}</ul>
      {shown < rows.length && (
        <details className="session-rest">
          <summary>
            <span className="link">{`${rows.length - shown} more browsers`}</span>
          </summary>
          <ul className="session-list">{rows.slice(shown)}</ul>
        </details>
      )}
      {sessions.length > 1 && (
        <Button variant="plain" pending={ending === 'others'} onClick={() => signOut('others')}>
          Sign out all others
        </Button>
      )}
    </>
  )
}
