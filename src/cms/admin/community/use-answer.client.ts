'use client'

import { useEffect, useState } from 'react'
import type { z } from 'zod'

const FAILED = 'This could not be loaded. Please try again.'
const NOT_FOUND = 'There is nothing like that.'

/**
 * What a call answers, and a function that reads it again.
 * @param address null to read nothing
 */
export function useAnswer<Answer>(address: string | null, schema: z.ZodType<Answer>) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [problem, setProblem] = useState('')
  const [reads, setReads] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count of reads reads again
  useEffect(() => {
    if (address === null) return
    const abort = new AbortController()
    async function read(from: string) {
      try {
        const response = await fetch(from, { signal: abort.signal })
        if (!response.ok) return setProblem(response.status === 404 ? NOT_FOUND : FAILED)
        setAnswer(schema.parse(await response.json()))
        setProblem('')
      } catch {
        if (!abort.signal.aborted) setProblem(FAILED)
      }
    }
    void read(address)
    return () => abort.abort()
  }, [address, schema, reads])
  return { answer, problem, again: () => setReads((count) => count + 1) }
}
