'use client'

import { CalendarDays, CalendarPlus, ShoppingBasket } from 'lucide-react'
import type { TitleLevel } from '@/cards/parts/CardTitle'
import { EventTime } from '@/features/community/events/EventTime.client'
import { LIST_PATH, LIST_TEXTS } from '@/features/shopping-list/list-texts'
import { useList } from '@/features/shopping-list/use-list.client'
import { MEMBER_TEXTS } from '@/rules/page-texts/members'
import { OWN_STATE_TEXTS } from '@/rules/page-texts/own-state'
import { NextTile } from './NextTile'
import { ProgrammeNext } from './ProgrammeNext.client'
import type { MemberTodayData } from './today'

type Heading = { as: TitleLevel }

/** Where the member is in the program, the next live class or event, and the shopping list. Renders a `ul`. */
export function TodayNext({ as, date, programmes }: Pick<MemberTodayData, 'programmes' | 'date'> & Heading) {
  return (
    <ul className="today-next">
      {programmes.length > 0 && (
        <li>
          <ProgrammeNext programmes={programmes} as={as} />
        </li>
      )}
      {date && (
        <li>
          <NextTile
            Icon={CalendarDays}
            label={OWN_STATE_TEXTS.nextDate[date.kind]}
            as={as}
            title={date.title}
            href={date.uri}
            text={<EventTime start={date.start} end={null} timeZone={date.timeZone} />}
            control={
              <a
                className="tile-arrow today-tile-control"
                href={date.calendar}
                download
                aria-label={calendarLabel(date)}
              >
                <CalendarPlus className="size-5" aria-hidden="true" />
              </a>
            }
          />
        </li>
      )}
      <li>
        <ListPart as={as} />
      </li>
    </ul>
  )
}

const calendarLabel = ({ title }: { title: string }) => `${MEMBER_TEXTS.addToCalendar}: ${title}`

/** How many names of the list are shown. */
const NAMES = 4

function ListPart({ as }: Heading) {
  const list = useList()
  const left = (list?.entries ?? []).filter(({ checked }) => !checked)
  const count = list?.leftCount ?? 0
  return (
    <NextTile
      Icon={ShoppingBasket}
      label={LIST_TEXTS.title}
      as={as}
      title={list ? LIST_TEXTS.leftToBuy(count) : undefined}
      href={LIST_PATH}
      text={
        list &&
        (count > 0
          ? left
              .slice(0, NAMES)
              .map(({ name }) => name)
              .join(', ')
          : LIST_TEXTS.fillFromRecipe)
      }
    />
  )
}
