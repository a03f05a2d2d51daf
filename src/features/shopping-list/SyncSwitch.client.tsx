'use client'

import { useState, useSyncExternalStore } from 'react'
import { useViewer } from '@/platform/session/Session.client'
import { Checkbox } from '@/ui/Checkbox'
import { useToast } from '@/ui/Toaster.client'
import { hasUnsentChanges, type ListState } from './list-store'
import { disableSync, enableSync } from './list-sync'
import { LIST_TEXTS } from './list-texts'

/**
 * The switch for syncing the list with the account, and the sync status. Errors are shown as quiet text, since no
 * change is lost.
 */
export function SyncSwitch({ list }: { list: ListState }) {
  const toast = useToast()
  /** The value that was just chosen, until the account has it. */
  const [pendingValue, setPendingValue] = useState<boolean | null>(null)
  const { state } = useViewer()
  const online = useSyncExternalStore(subscribeToOnline, () => navigator.onLine)
  // A list without a signed-in user means that the session lookup failed, whatever `navigator.onLine` says.
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
        hint="On all your devices, and without a connection too. Otherwise this browser forgets it when you close it."
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
  if (list.syncError === 'rejected') return 'Your account could not save this list. Remove some items and try again.'
  if (hasUnsentChanges(list) && (list.syncError || !reachable))
    return 'Not in your account yet. It will be sent when you’re back online.'
  if (!reachable) return 'You’re offline. This is your list as you last saw it.'
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
