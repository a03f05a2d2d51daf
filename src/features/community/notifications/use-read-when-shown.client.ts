import { useEffect } from 'react'
import { useViewer } from '@/platform/session/Session.client'

/**
 * Marks notifications as read once what they are about is shown, so that the bell no longer counts them. A failure is no
 * matter: the next visit does it.
 */
export function useReadWhenShown(ids: readonly number[]): void {
  const { user } = useViewer()
  const userId = user?.id ?? 0
  // The same ids are another array after each fetch.
  const shown = ids.join()
  useEffect(() => {
    if (shown === '') return
    import('./use-notifications.client').then(
      ({ markRead }) => markRead(userId, shown.split(',').map(Number)),
      () => {},
    )
  }, [userId, shown])
}
