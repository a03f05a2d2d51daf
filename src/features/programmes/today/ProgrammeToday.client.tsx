'use client'

import { SignInPrompt } from '@/platform/session/SignInPrompt.client'
import { Disclosure } from '../Disclosure'
import { ProgrammeProblem } from '../ProgrammeProblem.client'
import { ProgrammeSkeleton } from '../ProgrammeSkeleton'
import { type ProgrammeName, StartForm } from '../plan-controls/StartForm.client'
import type { Progress } from '../progress'
import { useProgrammes } from '../use-programme.client'
import { FollowedProgramme } from './FollowedProgramme.client'
import { Invitation } from './Invitation.client'

type Props = {
  /** The programs that can be shown, in order. */
  programmes: readonly ProgrammeName[]
  /** The heading level of the programs' titles. */
  as: 'h2' | 'h3'
  /** Shown in the place of the user's own progress, without a call: for the style guide. */
  example?: Progress
}

/** Today in the programs that the user follows; an invitation to start one if they follow none. */
export function ProgrammeToday(props: Props) {
  return (
    <div className="grid gap-7 outline-none" tabIndex={-1}>
      {props.example ? <FollowedProgramme progress={props.example} as={props.as} /> : <ProgrammesContent {...props} />}
    </div>
  )
}

function ProgrammesContent({ as, programmes }: Props) {
  const { results, retry, visitor } = useProgrammes(programmes.map(({ slug }) => slug))
  if (visitor) return <SignInPrompt />
  const ready = results.flatMap((result) => (result.state === 'ready' ? [result.progress] : []))
  const followed = ready.filter(({ enrolment }) => enrolment !== null)
  if (followed.length === 0 && results.some(({ state }) => state === 'loading')) return <ProgrammeSkeleton />
  const failed = results.some(({ state }) => state === 'failed')
  const [first, ...others] = ready.filter(({ enrolment }) => enrolment === null).map(({ programme }) => programme)
  if (followed.length === 0 && !failed && first) return <Invitation programmes={[first, ...others]} as={as} />
  return (
    <>
      {followed.map((progress) => (
        <FollowedProgramme
          // A new round begins with its own list.
          key={`${progress.programme.slug} ${progress.enrolment?.round}`}
          progress={progress}
          as={as}
        />
      ))}
      {followed.length > 0 && first && (
        <div>
          <Disclosure title={others.length === 0 ? `Another program: ${first.title}` : 'Another program'}>
            <StartForm programmes={[first, ...others]} />
          </Disclosure>
        </div>
      )}
      {failed && <ProgrammeProblem state="failed" onRetry={retry} />}
      {ready.length === 0 && !failed && (
        <ProgrammeProblem
          state={results.some(({ state }) => state === 'forbidden') ? 'forbidden' : 'missing'}
          onRetry={retry}
        />
      )}
    </>
  )
}
