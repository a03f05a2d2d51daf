import { useCallback } from 'react'
import { useLoginModal } from '@/features/login/LoginModal.client'
import { waitForUser } from '@/platform/session/wait-for-user'

/**
 * Runs an action of a member: a click in the first half second waits for the session, and a visitor gets the sign-in
 * dialog in its place.
 */
export function useMemberAction() {
  const modal = useLoginModal()
  return useCallback(
    async (action: () => void | Promise<void>): Promise<void> => {
      const user = await waitForUser()
      if (!user) return modal.open()
      await action()
    },
    [modal],
  )
}
