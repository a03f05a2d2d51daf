'use client'

import { useMemo } from 'react'
import type { TitleLevel } from '@/cards/parts/CardTitle'
import { useWatched } from '@/features/video/use-watched.client'
import { DEFAULT_LEVEL, LEVELS, type Program } from '@/features/weekly-program/program'
import { useToday } from '@/features/weekly-program/use-today.client'
import { MEMBER_TEXTS } from '@/rules/page-texts/members'
import { rotationWeek, weekdayOf } from '@/rules/weekly-program'
import { Tabs } from '@/ui/Tabs.client'
import { Week } from './Week.client'

type Props = { program: Program; as: TitleLevel }

/** The current week of the rotation in the reader's time zone, at three levels. */
export function WeekTabs({ as, program }: Props) {
  const today = useToday()
  const watched = useWatched()
  const movements = useMemo(
    () => new Map(program.movements.map((movement) => [movement.databaseId, movement])),
    [program],
  )
  const week = program.weeks[rotationWeek(program.start, today ?? program.renderedOn, program.weeks.length)]
  return (
    <Tabs
      label="Level"
      selectLabel={MEMBER_TEXTS.chooseLevel}
      initial={DEFAULT_LEVEL}
      tabs={LEVELS.map((level) => ({
        value: level,
        label: level,
        content: (
          <Week
            as={as}
            level={level}
            days={week?.[level] ?? []}
            movements={movements}
            today={today === null ? null : weekdayOf(today)}
            watched={watched}
          />
        ),
      }))}
    />
  )
}
