'use client'

import '@vidstack/react/player/styles/default/theme.css'
import '@vidstack/react/player/styles/default/layouts/video.css'
import {
  isHLSProvider,
  MediaPlayer,
  type MediaPlayerInstance,
  MediaProvider,
  type MediaProviderAdapter,
  type PlayerSrc,
  Poster,
  Track,
} from '@vidstack/react'
import { DefaultVideoLayout, defaultLayoutIcons } from '@vidstack/react/player/layouts/default'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { MilestoneToasts } from '@/features/milestones/MilestoneToasts.client'
import { markEnjoyed } from '@/platform/store/review-moment'
import type { PlayerSource } from '@/rules/video-source'
import { Chapters } from './Chapters'
import { chapterAt, chapterCues } from './chapters'
import type { PlayableVideo } from './playable'
import { useSourceFailure } from './use-source-failure.client'
import { useWatchProgress } from './use-watch-progress.client'

type Source = Exclude<PlayerSource, { kind: 'frame' }>

type Props = {
  /** Null for a video that is not an item: its progress is not saved. */
  databaseId: number | null
  playable: PlayableVideo
  source: Source
  /** The failed player stays mounted but hidden: the library's pending callbacks throw without it. */
  failed: boolean
  onReady(): void
  onFailed(): void
  /** Shown on top of the player while it is loading or after it failed. */
  children: ReactNode
}

/**
 * The player for our own files, HLS, YouTube and Vimeo, with captions, chapters, speed, picture in picture, casting
 * and the library's keyboard shortcuts. Audio continues on a locked screen, through the library's media session. It
 * starts automatically, since it is opened by a click, at the saved position.
 */
export function Player({ children, databaseId, failed, onFailed, onReady, playable, source }: Props) {
  const player = useRef<MediaPlayerInstance>(null)
  const boxRef = useSourceFailure(fail)
  const { marked, progress } = useWatchProgress(databaseId)
  const [chapter, setChapter] = useState(-1)
  const { captionsUrl, chapters, posterUrl, resumeS, title } = playable
  const isAudio = 'type' in source && source.type.startsWith('audio/')
  // A new object would reload the video.
  const src = useMemo(() => playerSrc(source), [source])
  const artwork = useMemo(() => (posterUrl ? [{ src: posterUrl }] : []), [posterUrl])
  const startS = resumeS || (source.kind === 'youtube' ? source.startS : 0)

  function handleTimeUpdate(positionS: number): void {
    const instance = player.current
    if (!instance) return
    setChapter(chapterAt(chapters, positionS))
    const { duration, live, paused } = instance.state
    // For a live stream the library reports the seekable range as its duration.
    if (!paused && !live) progress.update(positionS, duration)
  }

  /**
   * Moves the focus from the surrounding element to the player, so that its keyboard shortcuts work, unless the focus
   * is elsewhere.
   */
  function focusPlayer(): void {
    const element = player.current?.el
    if (element && document.activeElement?.contains(element)) element.focus({ preventScroll: true })
  }

  /** A video that is partly loaded would continue to play while hidden. */
  function fail(): void {
    void player.current?.pause().catch(() => {})
    onFailed()
  }

  function seek(positionS: number): void {
    if (!player.current) return
    player.current.currentTime = positionS
    void player.current.play().catch(() => {})
  }

  return (
    <div className="grid gap-4">
      <div className="video-frame" ref={boxRef}>
        <MediaPlayer
          className={failed ? 'video-player opacity-0' : 'video-player'}
          inert={failed}
          ref={player}
          src={src}
          title={title}
          artwork={artwork}
          viewType="video"
          load="eager"
          autoPlay
          playsInline
          currentTime={startS}
          onProviderChange={useLocalHls}
          onCanPlay={() => {
            onReady()
            focusPlayer()
          }}
          onError={fail}
          onTimeUpdate={({ currentTime }) => handleTimeUpdate(currentTime)}
          onPause={progress.flush}
          onEnded={() => {
            progress.flush()
            markEnjoyed()
          }}
        >
          <MediaProvider>
            {/* The library's poster leaves when a recording begins, and a recording has no picture of its own. */}
            {posterUrl &&
              (isAudio ? (
                // biome-ignore lint/performance/noImgElement: as the library's own poster, which it replaces
                <img className="audio-cover" src={posterUrl} alt={title} />
              ) : (
                <Poster className="vds-poster" src={posterUrl} alt={title} />
              ))}
            {captionsUrl && <Track kind="captions" src={captionsUrl} language="en" label="English" default />}
            {chapters.length > 0 && (
              <Track kind="chapters" type="json" language="en" content={{ cues: chapterCues(chapters) }} default />
            )}
          </MediaProvider>
          <DefaultVideoLayout icons={defaultLayoutIcons} colorScheme="dark" />
        </MediaPlayer>
        {children}
      </div>
      {!failed && <Chapters chapters={chapters} current={chapter} onJump={seek} />}
      {marked && <MilestoneToasts />}
    </div>
  )
}

function playerSrc(source: Source): PlayerSrc {
  switch (source.kind) {
    case 'youtube':
      return `youtube/${source.videoId}`
    case 'vimeo':
      return source.hash ? `vimeo/${source.videoId}?hash=${source.hash}` : `vimeo/${source.videoId}`
    default:
      // The rule returns types that the library knows; its own type is narrower than text. An absolute URL, since a
      // cast receiver fetches it itself.
      return { src: new URL(source.src, document.baseURI).href, type: source.type } as PlayerSrc
  }
}

/** The library would fetch hls.js from a CDN; ours is part of the site. */
function useLocalHls(provider: MediaProviderAdapter | null): void {
  if (isHLSProvider(provider)) provider.library = () => import('hls.js')
}
