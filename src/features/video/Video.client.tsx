'use client'

import { useEffect, useState } from 'react'
import { useSignInLinks } from '@/platform/session/sign-in-links'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { VIDEO_TEXTS } from '@/rules/page-texts/videos'
import { button } from '@/ui/button-variants'
import { RetryButton } from '@/ui/RetryButton.client'
import { EmbedFrame } from './EmbedFrame'
import { Player } from './Player.client'
import type { PlayableVideo } from './playable'
import { Transcript } from './Transcript'
import { usePlayable } from './use-playable.client'
import { VideoLoading } from './VideoLoading'
import type { VideoRequest } from './video-request'

type Props = {
  video: VideoRequest
  /** Called for a visitor who may not watch it. Must be stable between renders. */
  onVisitor(): void
  /** Whether to show the transcript below; a page that shows it itself leaves it out. */
  transcript?: boolean
}

/** A video with its loading, locked and error states. */
export function Video(props: Props) {
  return (
    <div className="outline-none" tabIndex={-1}>
      <VideoContent {...props} />
    </div>
  )
}

function VideoContent({ onVisitor, transcript, video }: Props) {
  const { result, retry } = usePlayable(video)
  const { signUp } = useSignInLinks()
  const mustSignIn = result.kind === 'locked' && result.visitor
  useEffect(() => {
    if (mustSignIn) onVisitor()
  }, [mustSignIn, onVisitor])

  if (result.kind === 'ready') {
    const { playable } = result
    return (
      <div className="grid gap-4">
        <VideoScreen video={video} playable={playable} onRetry={retry} />
        {transcript && playable.transcript && <Transcript text={playable.transcript} />}
      </div>
    )
  }
  return (
    <div className="video-frame" aria-busy={result.kind === 'loading'}>
      {result.kind === 'loading' && <VideoLoading />}
      {result.kind === 'none' && (
        <p className="video-message" role="status">
          {VIDEO_TEXTS.noVideo}
        </p>
      )}
      {result.kind === 'failed' && <VideoFailed onRetry={retry} />}
      {result.kind === 'locked' && (
        <div className="video-message" role="status">
          <p>{VIDEO_TEXTS.videoRestricted}</p>
          <a className={button()} href={signUp}>
            {COMMON_TEXTS.joinForFullContent}
          </a>
        </div>
      )}
    </div>
  )
}

function VideoFailed({ onRetry }: { onRetry(): void }) {
  return (
    <div className="video-message" role="alert">
      <p>{VIDEO_TEXTS.videoFailed}</p>
      <RetryButton onRetry={onRetry}>{COMMON_TEXTS.tryAgain}</RetryButton>
    </div>
  )
}

type VideoScreenProps = { video: VideoRequest; playable: PlayableVideo; onRetry(): void }

function VideoScreen({ onRetry, playable, video: { databaseId, embedCode, preview, trailer } }: VideoScreenProps) {
  const { source } = playable
  const [ready, setReady] = useState(false)
  const [failed, setFailed] = useState(false)
  // Embed code does not have to report when it is ready.
  const readyByTimeout = Boolean(embedCode) || source.kind === 'frame'
  useEffect(() => {
    if (!readyByTimeout) return
    const timer = setTimeout(() => setReady(true), PAGE_LIMITS.embedSpinnerMs)
    return () => clearTimeout(timer)
  }, [readyByTimeout])

  const loading = !ready && <VideoLoading />
  if (source.kind === 'frame') {
    return (
      <div className="video-frame" aria-busy={!ready}>
        <EmbedFrame src={source.src} title={playable.title} />
        {loading}
      </div>
    )
  }
  return (
    <Player
      databaseId={preview || trailer ? null : databaseId}
      playable={playable}
      source={source}
      failed={failed}
      onReady={() => setReady(true)}
      onFailed={() => setFailed(true)}
    >
      {failed ? <VideoFailed onRetry={onRetry} /> : loading}
    </Player>
  )
}
