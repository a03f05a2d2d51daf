import { useCallback, useRef, useState } from 'react'
import type { Faq } from './faq'
import { fetchFaqs } from './fetch-faqs'

/**
 * All questions, asked for when they are first needed, and again after a failure.
 * `faqs` is null until they are there.
 */
export function useAllFaqs() {
  const [faqs, setFaqs] = useState<Faq[] | null>(null)
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'there'>('idle')
  const asked = useRef(false)

  const load = useCallback(() => {
    if (asked.current) return
    asked.current = true
    setState('loading')
    fetchFaqs().then(
      (all) => {
        setFaqs(all)
        setState('there')
      },
      () => {
        asked.current = false
        setState('failed')
      },
    )
  }, [])

  return { faqs, load, state }
}
