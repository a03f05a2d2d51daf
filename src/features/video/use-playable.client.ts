import { useCallback, useEffect, useState } from 'react'
import { parseEmbed } from '@/rules/video-source'
import { fetchPlayable, type PlayableResult } from './fetch-playable'
import type { VideoRequest } from './video-request'

/** The video to play: `loading` until it is known. `retry` fetches it again. */
export function usePlayable({ databaseId, embedCode, preview = false, title, trailer = false }: VideoRequest) {
  const [result, setResult] = useState<PlayableResult | { kind: 'loading' }>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    if (embedCode) return setResult(resultOfEmbed(embedCode, title))
    if (databaseId === null) return setResult({ kind: 'none' })
    const abort = new AbortController()
    setResult({ kind: 'loading' })
    void fetchPlayable({ item: databaseId, preview, trailer }, abort.signal).then((response) => {
      if (!abort.signal.aborted) setResult(response)
    })
    return () => abort.abort()
  }, [databaseId, embedCode, preview, title, trailer, attempt])

  const retry = useCallback(() => {
    setResult({ kind: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return { result, retry }
}

function resultOfEmbed(embedCode: string, title: string): PlayableResult {
  const source = parseEmbed(embedCode)
  if (!source) return { kind: 'none' }
  return {
    kind: 'ready',
    playable: { title, source, posterUrl: null, captionsUrl: null, chapters: [], transcript: null, resumeS: 0 },
  }
}
