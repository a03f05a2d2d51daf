import { useCallback, useEffect, useState } from 'react'
import { sourceOfEmbed } from '@/rules/video-source'
import { type Asked, fetchPlayable } from './fetch-playable'
import type { WantedVideo } from './wanted-video'

/** What is to be played: `loading` until it is known. `retry` asks again. */
export function usePlayable({ databaseId, embedCode, preview = false, title }: WantedVideo) {
  const [asked, setAsked] = useState<Asked | { kind: 'loading' }>({ kind: 'loading' })
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    if (embedCode) return setAsked(ofEmbed(embedCode, title))
    if (databaseId === null) return setAsked({ kind: 'none' })
    const abort = new AbortController()
    setAsked({ kind: 'loading' })
    void fetchPlayable(databaseId, preview, abort.signal).then((answer) => {
      if (!abort.signal.aborted) setAsked(answer)
    })
    return () => abort.abort()
  }, [databaseId, embedCode, preview, title, round])

  const retry = useCallback(() => {
    setAsked({ kind: 'loading' })
    setRound((before) => before + 1)
  }, [])
  return { asked, retry }
}

function ofEmbed(embedCode: string, title: string): Asked {
  const source = sourceOfEmbed(embedCode)
  if (!source) return { kind: 'none' }
  return {
    kind: 'ready',
    playable: { title, source, posterUrl: null, captionsUrl: null, chapters: [], transcript: null, resumeS: 0 },
  }
}
