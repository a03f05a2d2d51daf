'use client'

import { useEffect, useState } from 'react'
import { useViewer } from '@/platform/session/Session.client'
import { SignInPrompt } from '@/platform/session/SignInPrompt.client'
import { useSignInLinks } from '@/platform/session/sign-in-links'
import { joinFormUrl } from '@/rules/join-form-url'
import { JOIN_TEXTS } from '@/rules/page-texts/join'
import { ButtonLink } from '@/ui/ButtonLink'
import { ProgrammeProblem } from '../ProgrammeProblem.client'
import { ProgrammeSkeleton } from '../ProgrammeSkeleton'
import { Invitation } from '../today/Invitation.client'
import { type ProgrammeResult, useProgramme } from '../use-programme.client'
import { ClosedWeek } from './ClosedWeek.client'
import { OpenWeek } from './OpenWeek.client'
import { claimReload, forgetReload } from './reload-once'

type Props = {
  /** The slug of the program. */
  slug: string
  /** The number of the week. */
  week: number
  /** Whether the page that the server sent holds only the opening of the week. */
  closed: boolean
  /** Replaced in tests. */
  reload?: () => void
}

const reloadPage = () => window.location.reload()

/**
 * The user's steps of a week, below its page, or in the header of its opening the way to begin. When the week has opened
 * since the page was sent, the page is reloaded.
 */
export function WeekPanel({ week, ...props }: Props) {
  return (
    <section
      className={props.closed ? 'w-full outline-none' : 'wrap py-section outline-none'}
      tabIndex={-1}
      aria-label={`Your week ${week}`}
      data-light="noon"
    >
      <div className={props.closed ? 'closed-week' : undefined}>
        <WeekContent week={week} {...props} />
      </div>
    </section>
  )
}

function WeekContent({ closed, reload = reloadPage, slug, week: number }: Props) {
  const { result, retry, visitor } = useProgramme(slug)
  const reloading = useReload(result, number, closed, reload)
  if (visitor) return <ForMembers />
  if (result.state === 'loading' || reloading) return <ProgrammeSkeleton closed={closed} />
  if (result.state !== 'ready') return <ProgrammeProblem state={result.state} onRetry={retry} />
  const { progress } = result
  const week = progress.weeks.find((one) => one.week === number)
  if (!progress.enrolment) {
    return <Invitation programmes={[progress.programme]} closedWeek={closed ? week : undefined} as="h2" />
  }
  if (!week) return <ProgrammeProblem state="missing" onRetry={retry} />
  if (!week.open) return <ClosedWeek progress={progress} week={week} />
  // A new round begins with its own list.
  return <OpenWeek key={progress.enrolment.round} progress={progress} week={week} />
}

function ForMembers() {
  const { signUp } = useSignInLinks()
  return (
    <div className="grid gap-4">
      <p className="type-h4">The steps of this week are for members.</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={joinFormUrl(signUp)}>{JOIN_TEXTS.joinForFree}</ButtonLink>
        <SignInPrompt />
      </div>
    </div>
  )
}

/** Reloads the page of a closed week that is open by now. @returns whether it is about to be reloaded */
function useReload(result: ProgrammeResult, number: number, closed: boolean, reload: () => void): boolean {
  const { user } = useViewer()
  const userId = user?.id ?? 0
  const [gaveUp, setGaveUp] = useState(false)
  const started = result.state === 'ready' && result.progress.enrolment !== null
  const open = started && result.progress.weeks.some((week) => week.week === number && week.open)
  const stale = closed && open
  useEffect(() => {
    if (!closed) return forgetReload()
    if (!stale) return
    if (claimReload(window.location.pathname, userId)) reload()
    else setGaveUp(true)
  }, [closed, stale, userId, reload])
  return stale && !gaveUp
}
