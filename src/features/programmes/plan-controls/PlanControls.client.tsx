'use client'

import { Disclosure } from '../Disclosure'
import type { Progress } from '../progress'
import { CalendarAddress } from './CalendarAddress.client'
import { ModeControl } from './ModeControl.client'
import { OpenWeeks } from './OpenWeeks.client'
import { PauseControl } from './PauseControl.client'
import { StartAgain } from './StartAgain.client'
import { usePlanChange } from './use-plan-change.client'

/** "Your plan", collapsed: mode, pause, all weeks, the calendar, a new round. Nothing before the program is started. */
export function PlanControls({ progress }: { progress: Progress }) {
  const { calendar, enrolment, programme } = progress
  const { change, pending } = usePlanChange(programme.slug)
  if (!enrolment) return null
  const controls = { change, pending }
  return (
    <Disclosure title="Your plan">
      <ModeControl {...controls} mode={enrolment.mode} />
      <PauseControl {...controls} pausedOn={enrolment.pausedOn} />
      <OpenWeeks {...controls} progress={progress} />
      {calendar && <CalendarAddress {...controls} path={calendar} />}
      <StartAgain progress={progress} />
    </Disclosure>
  )
}
