'use client'

import { useState, useSyncExternalStore } from 'react'
import { useViewer } from '@/features/session/Session.client'
import { Checkbox } from '@/ui/Checkbox'
import { useToast } from '@/ui/Toaster.client'
import { hasUnsentChanges, type ListState } from './list-store'
import { disableSync, enableSync } from './list-sync'
import { LIST_TEXTS } from './list-texts'

/** Whether the list is kept in the account, and how that goes: quietly, since nothing is lost. DESIGN 7. */
export function SyncSwitch({ list }: { list: ListState }) {
  const toast = useToast()
  /** What was just pressed, until the account has heard of it. */
  const [pendingValue, setPendingValue] = useState<boolean | null>(null)
  const { state } = useViewer()
  const online = useSyncExternalStore(subscribeToOnline, () => navigator.onLine)
  // A list that is still there while nobody is signed in: the site could not be asked, whatever the browser thinks.
  const reachable = online && state !== 'anonymous'

  async function toggle(enabled: boolean) {
    setPendingValue(enabled)
    if (enabled) await enableSync()
    else if (!(await disableSync())) toast.error(LIST_TEXTS.unreachable)
    setPendingValue(null)
  }

  return (
    <div className="shopping-list-sync">
      <Checkbox
        name="keep"
        label="Keep my list"
        hint="In your account, on all your devices; here also without a connection. Otherwise it goes with this browser session."
        checked={pendingValue ?? list.kept !== null}
        aria-busy={pendingValue !== null || undefined}
        onChange={({ currentTarget }) => pendingValue ?? toggle(currentTarget.checked)}
      />
      <p className="text-sm text-text-soft" role="status">
        {statusText(list, reachable)}
      </p>
    </div>
  )
}

function statusText(list: ListState, reachable: boolean): string {
  if (!list.kept) return ''
  if (list.syncError === 'rejected') return 'Your account does not take this list as it is. Take something off it.'
  if (hasUnsentChanges(list) && (list.syncError || !reachable))
    return 'Not in your account yet: it is sent when the line is back.'
  if (!reachable) return 'There is no line: this is your list as you last saw it.'
  return hasUnsentChanges(list) ? 'Saving …' : 'Saved in your account.'
}

function subscribeToOnline(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
