import { useMemo } from 'react'
import { programmeWeeksQuery } from '@/features/programme-weeks/use-programme-weeks.client'
import { postJson } from '@/platform/forms/post-json'
import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import { pageQueries } from '@/platform/session/load-queries'
import { invalidatePersonal } from '@/platform/session/personal-data'
import { useViewer } from '@/platform/session/Session.client'
import { useToast } from '@/ui/Toaster.client'
import { invalidateProgrammes } from '../programme-key'
import { PROGRAMME_TEXTS } from '../programme-texts'
import { type Step, withStep } from '../progress'
import type { markStep } from '../steps.server'
import { type ProgrammeAnswer, programmePath, programmeQuery } from '../use-programme.client'
import { createStepSender } from './step-sender'

/**
 * Marks the steps of a program: shown at once, taken back with a toast on failure. When no request is left, the
 * progress, the milestones and the completed weeks are fetched again.
 * @returns marks a step as done or not
 */
export function useSteps(slug: string): (step: Step, done: boolean) => void {
  const toast = useToast()
  const { user } = useViewer()
  const userId = user?.id ?? 0
  return useMemo(() => {
    const { queryKey } = programmeQuery(userId, slug)
    const titles = new Map<string, string>()
    const show = async (id: string, done: boolean) => {
      // A response that was requested before the click would show the step as it was.
      if (pageQueries.isFetching({ queryKey }) > 0) await pageQueries.cancelQueries({ queryKey })
      pageQueries.setQueryData(
        queryKey,
        changed((progress) => withStep(progress, id, done)),
      )
    }
    const mark = createStepSender({
      show: (id, done) => void show(id, done),
      onIdle: () => refresh(userId),
      async send(step, done) {
        const path = programmePath(slug, 'steps')
        const result = await postJson<CallResult<typeof markStep>>(path, { step, done }, sendKeptAlive)
        if (result.step === 'done') {
          const { day, next } = result.answer
          pageQueries.setQueryData(
            queryKey,
            changed((progress) => ({ ...progress, day, next })),
          )
          return result.answer.done
        }
        toast.error(`${PROGRAMME_TEXTS.stepFailed(titles.get(step) ?? '')} ${result.message}`)
        return null
      },
    })
    return ({ id, title }, done) => {
      titles.set(id, title)
      void mark(id, done)
    }
  }, [slug, toast, userId])
}

/** Completes the request even if the member leaves the page right after the click. */
const sendKeptAlive: typeof authenticatedFetch = (path, init) => authenticatedFetch(path, { ...init, keepalive: true })

/** An update of the cached answer that leaves refusals as they are. */
const changed =
  (update: (progress: Exclude<ProgrammeAnswer, string>) => ProgrammeAnswer) => (answer: ProgrammeAnswer | undefined) =>
    typeof answer === 'object' ? update(answer) : answer

function refresh(userId: number): void {
  void invalidateProgrammes(pageQueries, userId)
  invalidatePersonal(pageQueries, 'milestones', userId)
  void pageQueries.invalidateQueries({ queryKey: programmeWeeksQuery(userId).queryKey })
}
