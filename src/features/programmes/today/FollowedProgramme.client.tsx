'use client'

import { useId } from 'react'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { ProgressLine } from '../ProgressLine'
import { GoOn } from '../plan-controls/GoOn.client'
import { PlanControls } from '../plan-controls/PlanControls.client'
import { openBefore, type Progress, stepsOn } from '../progress'
import { NextStep } from '../steps/NextStep.client'
import { StepList } from '../steps/StepList.client'
import { useSteps } from '../steps/use-steps.client'
import { useListedDay } from '../use-listed-day.client'
import { DayDone } from './DayDone'
import { EarlierDays } from './EarlierDays.client'
import { WeekLine } from './WeekLine'

const NONE: ReadonlySet<string> = new Set()

type Props = {
  progress: Progress
  /** The heading level of the program's title. */
  as: 'h2' | 'h3'
}

/** A program that the member follows: where they stand, the next step, today's steps, and their plan. Renders an `article`. */
export function FollowedProgramme({ as: Title, progress }: Props) {
  const id = useId()
  const { completion, day, enrolment, next, programme } = progress
  const mark = useSteps(programme.slug)
  const listed = useListedDay(progress)
  const steps = stepsOn(progress, listed.day)
  const openSteps = openBefore(progress, listed.day, NONE).flatMap((planDay) => planDay.steps)
  const week = progress.weeks.find((one) => one.week === progress.week)
  const allDone = steps.length > 0 && steps.every(({ done }) => done)
  const paused = enrolment?.pausedOn !== null
  const DayTitle = Title === 'h2' ? 'h3' : 'h4'
  return (
    <article className="programme" aria-labelledby={id}>
      <div className="programme-head">
        <Title className="font-semibold text-light-ink" id={id}>
          {programme.title}
        </Title>
        <ProgressLine progress={progress} waiting={day === 0} />
        {week && <WeekLine week={week} />}
        {completion && <ButtonLink href={completion}>See what you have done</ButtonLink>}
        {paused && <GoOn slug={programme.slug} />}
        <NextStep progress={progress} shown={[...steps, ...openSteps]} primary={!allDone && !paused} />
      </div>
      <div className="grid content-start gap-5">
        {steps.length > 0 && <DayTitle className="type-h4">{listed.behind ? `Day ${listed.day}` : 'Today'}</DayTitle>}
        {steps.length > 0 && (
          <StepList
            steps={steps}
            label={listed.behind ? `Steps of day ${listed.day}` : 'Steps of today'}
            onMark={(step, done) => {
              listed.stay()
              mark(step, done)
            }}
          />
        )}
        {steps.length === 0 && day > 0 && (
          <p className="text-text-soft">There is nothing to do today. That is part of it.</p>
        )}
        {completion ? (
          <p className="font-display text-h4">All of it is done. What you keep is yours.</p>
        ) : (
          allDone && <DayDone progress={progress} today={!listed.behind} />
        )}
        {listed.behind && next && (
          <div>
            <Button variant="plain" size="slim" onClick={listed.goOn}>
              Show day {day}
            </Button>
          </div>
        )}
        <div>
          <EarlierDays progress={progress} day={listed.day} onMark={mark} />
          <PlanControls progress={progress} />
        </div>
      </div>
    </article>
  )
}
