'use client'

import { Footprints } from 'lucide-react'
import type { TitleLevel } from '@/cards/parts/CardTitle'
import { dayText } from '@/features/programmes/calendar-day'
import type { ProgrammeName } from '@/features/programmes/plan-controls/StartForm.client'
import { PROGRAMME_TEXTS } from '@/features/programmes/programme-texts'
import { type Progress, weekOfStep } from '@/features/programmes/progress'
import { useProgrammes } from '@/features/programmes/use-programme.client'
import { formatDuration } from '@/rules/durations'
import { MEMBER_TEXTS } from '@/rules/page-texts/members'
import { OWN_STATE_TEXTS } from '@/rules/page-texts/own-state'
import { NextTile } from './NextTile'

type Props = { programmes: readonly ProgrammeName[]; as: TitleLevel }

/** The part of the dashboard with the whole program. */
const WHOLE = '/dashboard/#program'

/** The next step in the program that the member follows; else the first one, to begin with. */
export function ProgrammeNext({ as, programmes }: Props) {
  const { results } = useProgrammes(programmes.map(({ slug }) => slug))
  const ready = results.flatMap((result) => (result.state === 'ready' ? [result.progress] : []))
  const progress = ready.find(({ enrolment }) => enrolment !== null)
  const tile = { Icon: Footprints, as }
  if (progress) return <NextTile {...tile} {...nextOf(progress)} />
  if (results.some(({ state }) => state === 'loading'))
    return <NextTile {...tile} label={OWN_STATE_TEXTS.yourProgram} />
  const [first] = ready
  if (!first) {
    const [{ title } = { title: '' }] = programmes
    return (
      <NextTile
        {...tile}
        label={OWN_STATE_TEXTS.yourProgram}
        title={title}
        href={WHOLE}
        text={PROGRAMME_TEXTS.failed}
      />
    )
  }
  return (
    <NextTile
      {...tile}
      label={OWN_STATE_TEXTS.yourProgram}
      title={OWN_STATE_TEXTS.startProgram(first.programme.title)}
      href={first.weeks[0]?.uri ?? WHOLE}
      text={OWN_STATE_TEXTS.weeksAhead(first.weeks.length)}
    />
  )
}

function nextOf(progress: Progress) {
  const { completion, day, enrolment, next, programme } = progress
  const label = day > 0 ? `${programme.title}, day ${day} of ${programme.days}` : programme.title
  if (completion) return { label: programme.title, title: OWN_STATE_TEXTS.programDone, href: completion }
  if (enrolment?.pausedOn) {
    return { label, title: `Paused since ${dayText(enrolment.pausedOn)}`, href: WHOLE, text: MEMBER_TEXTS.goOn }
  }
  if (enrolment && day === 0) return { label, title: `Starts on ${dayText(enrolment.startedOn)}`, href: WHOLE }
  if (!next) return { label, title: OWN_STATE_TEXTS.dayDone, href: WHOLE }
  return {
    label,
    title: next.title,
    // A task has no page of its own.
    href: next.uri ?? weekOfStep(progress, next.id)?.uri ?? WHOLE,
    text: (
      <>
        {OWN_STATE_TEXTS.nextStep}
        {next.duration !== null && `, ${formatDuration(next.duration)}`}
        <progress className="progress-bar" aria-label={label} value={day} max={programme.days || 1} />
      </>
    ),
  }
}
