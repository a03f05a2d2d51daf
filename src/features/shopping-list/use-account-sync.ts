import { useEffect } from 'react'
import { useViewer } from '@/features/session/Session.client'
import { cachePage } from './cache-page'
import type { ListState } from './list-store'
import { syncList } from './list-sync'

/** On the list's own page: asks the account for news, and has the page ready for when there is no line. */
export function useAccountSync(list: ListState | null): void {
  const { state, user } = useViewer()
  const isOwner = state === 'authenticated' && user.id === list?.owner
  const isSynced = isOwner && list.kept !== null
  // Kept or not: another device may have switched that on.
  useEffect(() => {
    if (isOwner) void syncList(true)
  }, [isOwner])
  useEffect(() => {
    if (isSynced) void cachePage()
  }, [isSynced])
}
