'use client'

import { Play } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { useLoginModal } from '@/features/login/LoginModal.client'
import { useStore } from '@/platform/store/use-store.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { type Image, Picture } from '@/ui/Picture'
import { begunVideo } from './begun-video'
import { ItemWatchedBadge } from './ItemWatchedBadge.client'
import { LazyVideo } from './LazyVideo.client'

type Props = {
  databaseId: number
  title: string
  poster: Image | null
  /** On the preview of the item: plays its newest draft. */
  preview?: boolean
}

const SIZES = '(min-width: 90rem) 46rem, (min-width: 64rem) 52vw, 92vw'

/**
 * The video of an item on its page: its poster until its play button, or a `BeginButton`, is clicked. Only then the
 * player and the video's URL are loaded.
 */
export function InlineVideo({ databaseId, poster, preview, title }: Props) {
  const login = useLoginModal()
  const playing = useStore(begunVideo) === databaseId
  const containerRef = useRef<HTMLDivElement>(null)
  const openLogin = useCallback(() => {
    begunVideo.set(null)
    login.open(undefined, { freeIsEnough: false })
  }, [login])

  useEffect(() => {
    if (!playing) return
    // The button that was clicked is removed, so the focus moves to the container.
    containerRef.current?.focus({ preventScroll: true })
    containerRef.current?.scrollIntoView({ block: 'nearest' })
  }, [playing])
  // It does not play by itself when its page is shown again.
  useEffect(() => () => begunVideo.set(null), [])

  return (
    <div className="outline-none" ref={containerRef} tabIndex={-1}>
      {playing ? (
        <LazyVideo video={{ databaseId, title, preview }} onVisitor={openLogin} />
      ) : (
        <div className="video-frame">
          <button
            className="video-poster cover-frame"
            type="button"
            aria-label={COMMON_TEXTS.playVideo(title)}
            onClick={() => begunVideo.set(databaseId)}
          >
            {poster && <Picture image={{ ...poster, alt: '' }} sizes={SIZES} priority />}
            <span className="play-circle" aria-hidden="true">
              <Play />
            </span>
          </button>
          <div className="video-watched">
            <ItemWatchedBadge databaseId={databaseId} />
          </div>
        </div>
      )}
    </div>
  )
}
