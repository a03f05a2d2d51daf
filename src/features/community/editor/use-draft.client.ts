import { useCallback, useEffect, useRef, useState } from 'react'
import { useViewer } from '@/platform/session/Session.client'
import { createDraftKeeper, type DraftState } from './draft-keeper'
import { type DraftContent, draftStorage } from './draft-storage'

/** Where a draft is kept. */
export type DraftPlace = {
  /** What is written, such as `topic:7`. */
  name: string
  /** Saves it on the server; null where drafts stay on this device. */
  send: ((content: DraftContent, id: number | null) => Promise<number | null | undefined>) | null
  /** The draft that the server has; null for none. */
  fetch(): Promise<{ content: DraftContent; id: number } | null>
}

const DELAY_MS = 1_500
const unsent = async () => undefined

/**
 * Keeps what is being written as a draft, and gives it back when the person returns. It is saved after a pause, when
 * the page is hidden or left, and when the connection is back.
 * @param onRestore called with what was written before, unless the person has begun to write again
 */
export function useDraft(place: DraftPlace, onRestore: (content: DraftContent) => void) {
  const { user } = useViewer()
  const [state, setState] = useState<DraftState | 'restored'>('idle')
  // The person stays known when the session ends, so that what they write is still theirs.
  const owner = useRef<number | null>(null)
  const isChanged = useRef(false)
  const latest = useRef({ place, onRestore })
  useEffect(() => {
    latest.current = { place, onRestore }
    if (user) owner.current = user.id
  })
  const [keeper] = useState(() =>
    createDraftKeeper({
      delayMs: DELAY_MS,
      send: place.send ?? unsent,
      device: {
        write: (draft) => owner.current !== null && draftStorage.write(owner.current, place.name, draft),
        remove: () => owner.current !== null && draftStorage.remove(owner.current, place.name),
      },
      onState: setState,
    }),
  )

  const userId = user?.id
  const looked = useRef(false)
  useEffect(() => {
    if (userId === undefined || looked.current) return
    looked.current = true
    const restore = (content: DraftContent, id: number | null, isOnServer: boolean) => {
      if (isChanged.current) return
      latest.current.onRestore(content)
      keeper.restore(content, id, isOnServer)
      setState('restored')
    }
    const stored = draftStorage.read(userId, latest.current.place.name)
    if (stored) restore(stored.content, stored.id, false)
    else void latest.current.place.fetch().then((found) => found && restore(found.content, found.id, true))
  }, [userId, keeper])

  useEffect(() => {
    const saveNow = () => void keeper.save()
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveNow()
    window.addEventListener('online', saveNow)
    window.addEventListener('pagehide', saveNow)
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      window.removeEventListener('online', saveNow)
      window.removeEventListener('pagehide', saveNow)
      document.removeEventListener('visibilitychange', saveWhenHidden)
      saveNow()
    }
  }, [keeper])

  const change = useCallback(
    (content: DraftContent) => {
      isChanged.current = true
      keeper.change(content)
    },
    [keeper],
  )
  return { state, change, keeper }
}
