'use client'

import { Play } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { useLoginModal } from '@/features/login-modal/LoginModal.client'
import { TEXTS } from '@/rules/texts'
import { type Image, Picture } from '@/ui/Picture'
import { VideoLater } from './VideoLater.client'
import { WatchedMark } from './WatchedMark.client'

type Props = {
  databaseId: number
  title: string
  poster: Image | null
  /** On the preview of the item: its newest draft. */
  preview?: boolean
}

const SIZES = '(min-width: 75rem) 72rem, 100vw'

/**
 * The film of an item on its page: its poster until somebody presses play. Only then the player comes, and only then
 * the film's address is asked for. SPEC 2.2, 6; DESIGN 7.
 */
export function FilmStage({ databaseId, poster, preview, title }: Props) {
  const login = useLoginModal()
  const [playing, setPlaying] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const play = () => {
    // The button goes: the focus stays where the film comes.
    stage.current?.focus({ preventScroll: true })
    setPlaying(true)
  }
  const refuse = useCallback(() => {
    setPlaying(false)
    login.open()
  }, [login])

  return (
    <div className="outline-none" ref={stage} tabIndex={-1}>
      {playing ? (
        <VideoLater video={{ databaseId, title, preview }} onVisitor={refuse} />
      ) : (
        <div className="film-box">
          <button className="film-poster" type="button" aria-label={TEXTS.playVideo(title)} onClick={play}>
            {poster && <Picture image={{ ...poster, alt: '' }} sizes={SIZES} leading />}
            <span className="play-disc" aria-hidden="true">
              <Play />
            </span>
          </button>
          <div className="film-mark">
            <WatchedMark databaseId={databaseId} />
          </div>
        </div>
      )}
    </div>
  )
}
