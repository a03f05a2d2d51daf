'use client'

import { useEffect, useRef } from 'react'
import { DayTile } from '@/cards/day-tile/DayTile'
import type { TitleLevel } from '@/cards/parts/CardTitle'
import { PlayDayButton } from '@/features/video/PlayDayButton.client'
import type { Days, Level, Movement } from '@/features/weekly-program/program'
import { MEMBER_TEXTS } from '@/rules/page-texts/members'
import { dayLabels } from '@/rules/weekly-program'

type Props = {
  level: Level
  days: Days
  movements: ReadonlyMap<number, Movement>
  watched: ReadonlySet<number>
  /** 0 to 6 from Monday; null on the server. */
  today: number | null
  as: TitleLevel
}

/** The seven days of one level. On a narrow screen the row scrolls to today. Renders a `ul`. */
export function Week({ as, days, level, movements, today, watched }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const tile = today === null ? null : list.current?.children[today]
    if (!list.current || !(tile instanceof HTMLElement)) return
    const { left } = list.current.getBoundingClientRect()
    const inset = Number.parseFloat(getComputedStyle(list.current).paddingInlineStart) || 0
    list.current.scrollLeft += tile.getBoundingClientRect().left - left - inset
  }, [today])

  if (days.length === 0) return <p className="weekly-schedule-empty text-text-soft">{MEMBER_TEXTS.noProgram}</p>
  const names = dayLabels(null)
  const labels = dayLabels(today)
  return (
    <ul className="weekly-schedule" data-live ref={list} aria-label={`${level}, Monday to Sunday`}>
      {days.map((databaseId, day) => {
        const movement = databaseId === null ? undefined : movements.get(databaseId)
        return (
          <li key={names[day]}>
            <DayTile
              as={as}
              label={labels[day] ?? ''}
              today={day === today}
              title={movement?.title ?? MEMBER_TEXTS.restDay}
              uri={movement?.uri ?? null}
              image={movement?.image ?? null}
              durationMin={movement?.duration ?? null}
              locked={movement?.isRestrictedForMember}
              play={
                movement && (
                  <PlayDayButton
                    className="day-tile-play"
                    databaseId={movement.databaseId}
                    title={movement.title}
                    subtitle={`${labels[day]}, ${level}`}
                  />
                )
              }
              watched={databaseId !== null && watched.has(databaseId)}
            />
          </li>
        )
      })}
    </ul>
  )
}
