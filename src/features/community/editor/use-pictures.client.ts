import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { pictureProblem, type UploadedPicture, uploadPicture } from './upload-picture'

/** A picture that is not in the text yet. */
export type PendingPicture = {
  key: number
  name: string
  /** An address of the file in this browser. */
  preview: string
  state:
    | { step: 'sending'; sent: number }
    | { step: 'sent'; picture: UploadedPicture }
    | { step: 'failed'; problem: string }
}

export type Pictures = {
  pending: readonly PendingPicture[]
  add(files: readonly File[]): void
  remove(key: number): void
  clear(): void
  /** What keeps the post from being complete. */
  unfinished(): string | null
}

/** Uploads pictures, and keeps them until they have a description and are in the text. */
export function usePictures(): Pictures {
  const [pending, setPending] = useState<readonly PendingPicture[]>([])
  const uploads = useRef(new Map<number, { abort: AbortController; preview: string }>())
  const lastKey = useRef(0)

  const forget = useCallback((key: number) => {
    const upload = uploads.current.get(key)
    upload?.abort.abort()
    if (upload) URL.revokeObjectURL(upload.preview)
    uploads.current.delete(key)
  }, [])
  useEffect(() => {
    const { current } = uploads
    return () => {
      for (const key of [...current.keys()]) forget(key)
    }
  }, [forget])

  const remove = useCallback(
    (key: number) => {
      forget(key)
      setPending((all) => all.filter((one) => one.key !== key))
    },
    [forget],
  )

  const add = useCallback((files: readonly File[]) => {
    for (const file of files) {
      lastKey.current += 1
      const key = lastKey.current
      const abort = new AbortController()
      const preview = URL.createObjectURL(file)
      uploads.current.set(key, { abort, preview })
      const update = (state: PendingPicture['state']) =>
        setPending((all) => all.map((one) => (one.key === key ? { ...one, state } : one)))
      const problem = pictureProblem(file)
      const state: PendingPicture['state'] = problem ? { step: 'failed', problem } : { step: 'sending', sent: 0 }
      setPending((all) => [...all, { key, name: file.name, preview, state }])
      if (problem) continue
      void uploadPicture(file, (sent) => update({ step: 'sending', sent }), abort.signal).then((result) => {
        if (abort.signal.aborted) return
        update(
          'picture' in result ? { step: 'sent', picture: result.picture } : { step: 'failed', problem: result.problem },
        )
      })
    }
  }, [])

  const clear = useCallback(() => {
    for (const key of [...uploads.current.keys()]) forget(key)
    setPending([])
  }, [forget])

  return useMemo(
    () => ({
      pending,
      add,
      remove,
      clear,
      unfinished: () =>
        pending.some(({ state }) => state.step !== 'failed')
          ? 'Say what your picture shows and add it, or remove it.'
          : null,
    }),
    [pending, add, remove, clear],
  )
}
