'use client'

import { Play } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { useLoginModal } from '@/features/login/LoginModal.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { type Image, Picture } from '@/ui/Picture'
import { ItemWatchedBadge } from './ItemWatchedBadge.client'
import { LazyVideo } from './LazyVideo.client'

type Props = {
  databaseId: number
  title: string
  poster: Image | null
  /** On the preview of the item: plays its newest draft. */
  preview?: boolean
}

const SIZES = '(min-width: 75rem) 72rem, 100vw'

/**
 * The video of an item on its page: its poster until the play button is clicked. Only then the player and the video's
 * URL are loaded.
 */
export function InlineVideo({ databaseId, poster, preview, title }: Props) {
  const login = useLoginModal()
  const [playing, setPlaying] = useState(false)
  const containerRef = useRef<HTMLDivElement>(null)
  const play = () => {
    // The button is removed, so the focus moves to the container.
    containerRef.current?.focus({ preventScroll: true })
    setPlaying(true)
  }
  const openLogin = useCallback(() => {
    setPlaying(false)
    login.open(undefined, { freeIsEnough: false })
  }, [login])

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
            onClick={play}
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
