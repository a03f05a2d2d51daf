'use client'

import { useState, useSyncExternalStore } from 'react'
import { useViewer } from '@/features/session/Session.client'
import { Checkbox } from '@/ui/Checkbox'
import { useToast } from '@/ui/Toaster.client'
import { endKeeping, startKeeping } from './keep-in-step'
import { isUnsent, type ListState } from './list-store'
import { LIST_TEXTS } from './list-texts'

/** Whether the list is kept in the account, and how that goes: quietly, since nothing is lost. DESIGN 7. */
export function KeepSwitch({ list }: { list: ListState }) {
  const toast = useToast()
  /** What was just pressed, until the account has heard of it. */
  const [wanted, setWanted] = useState<boolean | null>(null)
  const { state } = useViewer()
  const online = useSyncExternalStore(onLine, () => navigator.onLine)
  // A list that is still there while nobody is signed in: the site could not be asked, whatever the browser thinks.
  const reached = online && state !== 'anonymous'

  async function turn(on: boolean) {
    setWanted(on)
    if (on) await startKeeping()
    else if (!(await endKeeping())) toast.error(LIST_TEXTS.unreachable)
    setWanted(null)
  }

  return (
    <div className="list-keep">
      <Checkbox
        name="keep"
        label="Keep my list"
        hint="In your account, on all your devices; here also without a connection. Otherwise it goes with this browser session."
        checked={wanted ?? list.kept !== null}
        aria-busy={wanted !== null || undefined}
        onChange={({ currentTarget }) => wanted ?? turn(currentTarget.checked)}
      />
      <p className="text-sm text-text-soft" role="status">
        {said(list, reached)}
      </p>
    </div>
  )
}

function said(list: ListState, reached: boolean): string {
  if (!list.kept) return ''
  if (list.trouble === 'refused') return 'Your account does not take this list as it is. Take something off it.'
  if (isUnsent(list) && (list.trouble || !reached)) return 'Not in your account yet: it is sent when the line is back.'
  if (!reached) return 'There is no line: this is your list as you last saw it.'
  return isUnsent(list) ? 'Saving …' : 'Saved in your account.'
}

function onLine(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
