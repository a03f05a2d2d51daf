'use client'

import { type ReactNode, startTransition, useRef, useState } from 'react'
import type { Audience } from '@/rules/audience'
import type { Shown } from './show-unsaved.server'

export type ShowUnsaved = (audience: Audience, of: string, form: string) => Promise<Shown>

type UnsavedPage = {
  /** The page of the newest form that could be shown; null before the first. */
  page: ReactNode
  /** A number for each form that was shown. */
  version: number
  /** Why the newest form is not shown. */
  problem: string | null
}

const OFFLINE = 'You’re offline. This is the page as you last saw it.'
const FAILED = 'This cannot be shown before it is saved.'

/** Renders forms on the server, one at a time: of those that arrive in the meantime, only the newest. */
export function useUnsavedPage(show: ShowUnsaved, audience: Audience, of: string) {
  const [shown, setShown] = useState<UnsavedPage>({ page: null, version: 0, problem: null })
  const newest = useRef<string | null>(null)
  const waiting = useRef<string | null>(null)
  const busy = useRef(false)

  const setProblem = (problem: string) => setShown((before) => ({ ...before, problem }))

  async function renderWaiting() {
    busy.current = true
    for (let form = waiting.current; form !== null; form = waiting.current) {
      waiting.current = null
      const result = await show(audience, of, form).catch(() => ({ problem: navigator.onLine ? FAILED : OFFLINE }))
      if ('problem' in result) setProblem(result.problem)
      else
        startTransition(() => setShown(({ version }) => ({ page: result.page, version: version + 1, problem: null })))
    }
    busy.current = false
  }

  function showForm(form: string) {
    newest.current = form
    waiting.current = form
    if (!busy.current) void renderWaiting()
  }

  return {
    ...shown,
    showForm,
    /** Renders the newest form again. @returns false if there has been none */
    showAgain: () => {
      if (newest.current === null) return false
      showForm(newest.current)
      return true
    },
    onFailure: () => setProblem(FAILED),
  }
}
