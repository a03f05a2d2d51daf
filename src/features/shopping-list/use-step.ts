import { useEffect } from 'react'
import { useViewer } from '@/features/session/Session.client'
import { bringList } from './keep-in-step'
import { keepPage } from './keep-page'
import type { ListState } from './list-store'

/** On the list's own page: asks the account for news, and has the page ready for when there is no line. */
export function useStepWithAccount(list: ListState | null): void {
  const { state, user } = useViewer()
  const present = state === 'authenticated' && user.id === list?.owner
  const kept = present && list.kept !== null
  // Kept or not: another device may have switched that on.
  useEffect(() => {
    if (present) void bringList(true)
  }, [present])
  useEffect(() => {
    if (kept) void keepPage()
  }, [kept])
}
