'use client'

import { useEffect, useState } from 'react'
import { useSignInLinks } from '@/features/session/sign-in-links'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'
import { button } from '@/ui/ButtonLink'
import { TryAgain } from '@/ui/TryAgain.client'
import { FilmWait } from './FilmWait'
import { ForeignFrame } from './ForeignFrame'
import { Player } from './Player.client'
import type { Playable } from './playable'
import { Transcript } from './Transcript'
import { usePlayable } from './use-playable'
import type { WantedVideo } from './wanted-video'

type Props = {
  video: WantedVideo
  /** A visitor may not have it. Keep it the same between renders. */
  onVisitor(): void
  /** The transcript stands below; a page that has it already leaves it out. */
  transcript?: boolean
}

/** A video, from asking for its source to its last second; what to do where it cannot be had. SPEC 2.2, 6. */
export function Video(props: Props) {
  return (
    <div className="outline-none" tabIndex={-1}>
      <Asked {...props} />
    </div>
  )
}

function Asked({ onVisitor, transcript, video }: Props) {
  const { asked, retry } = usePlayable(video)
  const { signUp } = useSignInLinks()
  const refused = asked.kind === 'locked' && asked.visitor
  useEffect(() => {
    if (refused) onVisitor()
  }, [refused, onVisitor])

  if (asked.kind === 'ready') {
    const { playable } = asked
    return (
      <div className="grid gap-4">
        <Screen video={video} playable={playable} onAgain={retry} />
        {transcript && playable.transcript && <Transcript text={playable.transcript} />}
      </div>
    )
  }
  return (
    <div className="film-box" aria-busy={asked.kind === 'loading'}>
      {asked.kind === 'loading' && <FilmWait />}
      {asked.kind === 'none' && (
        <p className="film-words" role="status">
          {TEXTS.noVideo}
        </p>
      )}
      {asked.kind === 'failed' && <Failed onAgain={retry} />}
      {asked.kind === 'locked' && (
        <div className="film-words" role="status">
          <p>{TEXTS.videoRestricted}</p>
          <a className={button()} href={signUp}>
            {TEXTS.joinForFullContent}
          </a>
        </div>
      )}
    </div>
  )
}

function Failed({ onAgain }: { onAgain(): void }) {
  return (
    <div className="film-words" role="alert">
      <p>{TEXTS.videoFailed}</p>
      <TryAgain onRetry={onAgain}>{TEXTS.tryAgain}</TryAgain>
    </div>
  )
}

type ScreenProps = { video: WantedVideo; playable: Playable; onAgain(): void }

function Screen({ onAgain, playable, video: { databaseId, embedCode, preview } }: ScreenProps) {
  const { source } = playable
  const [ready, setReady] = useState(false)
  const [failed, setFailed] = useState(false)
  // Embed code need not say when it is ready. SPEC 2.2, 9.
  const byTime = Boolean(embedCode) || source.kind === 'frame'
  useEffect(() => {
    if (!byTime) return
    const timer = setTimeout(() => setReady(true), LIMITS.embedSpinnerMs)
    return () => clearTimeout(timer)
  }, [byTime])

  const wait = !ready && <FilmWait />
  if (source.kind === 'frame') {
    return (
      <div className="film-box" aria-busy={!ready}>
        <ForeignFrame src={source.src} title={playable.title} />
        {wait}
      </div>
    )
  }
  return (
    <Player
      databaseId={preview ? null : databaseId}
      playable={playable}
      source={source}
      failed={failed}
      onReady={() => setReady(true)}
      onFailed={() => setFailed(true)}
    >
      {failed ? <Failed onAgain={onAgain} /> : wait}
    </Player>
  )
}
