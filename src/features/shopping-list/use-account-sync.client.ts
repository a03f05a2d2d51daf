import { useEffect } from 'react'
import { useViewer } from '@/platform/session/Session.client'
import { cachePage } from './cache-page'
import type { ListState } from './list-store'
import { syncList } from './list-sync'

/** On the list's own page: fetches the account's list, and caches the page for offline use. */
export function useAccountSync(list: ListState | null): void {
  const { state, user } = useViewer()
  const isOwner = state === 'authenticated' && user.id === list?.owner
  const isSynced = isOwner && list.kept !== null
  // Also while syncing is off here: another device may have switched it on.
  useEffect(() => {
    if (isOwner) void syncList(true)
  }, [isOwner])
  useEffect(() => {
    if (isSynced) void cachePage()
  }, [isSynced])
}
