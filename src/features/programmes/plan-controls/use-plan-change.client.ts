import { useRef, useState } from 'react'
import { postJson } from '@/platform/forms/post-json'
import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import { pageQueries } from '@/platform/session/load-queries'
import { useViewer } from '@/platform/session/Session.client'
import { useToast } from '@/ui/Toaster.client'
import { invalidateProgrammes } from '../programme-key'
import { PROGRAMME_TEXTS } from '../programme-texts'
import { programmePath } from '../use-programme.client'

/** The calls that change a member's plan, apart from the start. */
export type PlanChange = 'pause' | 'resume' | 'mode' | 'open' | 'calendar'

/**
 * Changes a member's plan, one request at a time. A failure is a toast, and the progress is fetched again either way.
 * @returns `pending`: the change that is being sent; `change` resolves to whether it succeeded
 */
export function usePlanChange(slug: string) {
  const toast = useToast()
  const { user } = useViewer()
  const busy = useRef(false)
  const [pending, setPending] = useState<PlanChange | null>(null)

  async function change(name: PlanChange, body: object = {}): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    setPending(name)
    const result = await postJson(programmePath(slug, name), body, authenticatedFetch)
    await invalidateProgrammes(pageQueries, user?.id ?? 0)
    busy.current = false
    setPending(null)
    if (result.step === 'refused') toast.error(`${PROGRAMME_TEXTS[name]} ${result.message}`)
    return result.step === 'done'
  }
  return { change, pending }
}
