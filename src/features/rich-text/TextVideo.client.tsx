'use client'

import { Play } from 'lucide-react'
import { useRef, useState } from 'react'
import type { TextVideo as Video } from '@/content/text-parts'
import { LazyVideo } from '@/features/video/LazyVideo.client'
import { COMMON_TEXTS } from '@/rules/common-texts'

/**
 * A video in a text: its picture until the play button is pressed. Only then the player is loaded, and the video from
 * its provider. Renders a `figure`.
 */
export function TextVideo({ caption, href, poster, title }: Video) {
  const [playing, setPlaying] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const play = () => {
    // The button is removed, so the focus moves to the frame.
    frame.current?.focus({ preventScroll: true })
    setPlaying(true)
  }
  return (
    <figure className="text-video">
      <div className="outline-none" ref={frame} tabIndex={-1}>
        {playing ? (
          <LazyVideo video={{ databaseId: null, title, embedCode: href }} onVisitor={ignore} />
        ) : (
          <div className="video-frame">
            <button
              className="video-poster cover-frame"
              type="button"
              aria-label={COMMON_TEXTS.playVideo(title)}
              onClick={play}
            >
              {/* biome-ignore lint/performance/noImgElement: the content pipeline has chosen its sizes */}
              {poster && <img {...poster} alt="" loading="lazy" decoding="async" />}
              <span className="play-circle" aria-hidden="true">
                <Play />
              </span>
            </button>
          </div>
        )}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** Only a video of an item asks a visitor to sign in. */
const ignore = () => {}
