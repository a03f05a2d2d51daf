'use client'

import { useContinueWatching, type VideoInProgress } from '@/features/video/use-continue-watching.client'
import { useToday } from '@/features/weekly-program/use-today.client'
import { useViewer } from '@/platform/session/Session.client'
import { greetingAt, mealAt } from '@/rules/hour-of-day'
import { MEMBER_TEXTS } from '@/rules/page-texts/members'
import { weekdayName } from '@/rules/weekly-program'
import { TextLink } from '@/ui/TextLink'
import { useDeferred } from '@/ui/use-deferred.client'
import { TodayTile } from './TodayTile.client'
import { type MemberTodayData, minutesOf, NOTHING, type Pillar, type Three, type TodayItem, threeOfDay } from './today'

type Props = {
  data: MemberTodayData
  title: string
  as: 'h1' | 'h2'
  tileHeading: 'h2' | 'h3'
  /** On another page than the dashboard, which it links to. */
  short: boolean
}

/** In which pillar a started video is continued. */
const PILLAR_OF_TYPE: Readonly<Record<string, Pillar>> = { movementGuides: 'burn', guidedMeditations: 'sleep' }
const PILLARS = ['eat', 'burn', 'sleep'] as const

const toItem = ({ databaseId, durationS, image, positionS, postType, title, uri }: VideoInProgress): TodayItem => ({
  databaseId,
  postType,
  title,
  uri,
  image,
  minutes: Math.max(1, Math.round((durationS - positionS) / 60)),
})

/** The latest started video of each pillar. */
function startedIn(videos: readonly VideoInProgress[]): Partial<Three> {
  const started = videos.flatMap((video): [Pillar, TodayItem][] => {
    const pillar = PILLAR_OF_TYPE[video.postType]
    return pillar ? [[pillar, toItem(video)]] : []
  })
  return Object.fromEntries(started.reverse())
}

const loadNext = () => import('./TodayNext.client').then(({ TodayNext }) => TodayNext)

const loadWeekStrip = () => import('./WeekStrip.client').then(({ WeekStrip }) => WeekStrip)

/** The room of the tiles of what is next, whose code the page does not wait for. */
function NextLoading({ data: { date, programmes } }: { data: MemberTodayData }) {
  return (
    <div className="today-next" aria-busy="true">
      {programmes.length > 0 && <div className="next-tile" />}
      {date && <div className="next-tile" />}
      <div className="next-tile" />
    </div>
  )
}

/**
 * The greeting and the three of the day in the reader's time zone. The room of everything is the same before it is known,
 * so that nothing moves.
 */
export function MemberTodayContent({ as: Title, data, short, tileHeading, title }: Props) {
  const { user } = useViewer()
  const today = useToday()
  const { pending, videos } = useContinueWatching()
  const Next = useDeferred(loadNext)
  const Week = useDeferred(loadWeekStrip)
  const now = today === null ? null : { day: today, hour: new Date().getHours() }
  const started = startedIn(videos)
  const three: Three = now ? { ...threeOfDay(data.days, now.day, mealAt(now.hour)), ...started } : NOTHING
  const name = user?.firstName?.trim()
  return (
    <>
      <div className="member-today-head">
        <div className="grid min-w-0 gap-2">
          <p className="member-today-line font-semibold text-light-ink">
            {now && (name ? `${greetingAt(now.hour)}, ${name}` : greetingAt(now.hour))}
          </p>
          <Title className="type-h2">{title}</Title>
          <p className="member-today-line text-text-soft">
            {now && !pending && MEMBER_TEXTS.allThree(weekdayName(now.day), minutesOf(three))}
          </p>
        </div>
        {short ? (
          <TextLink href="/dashboard/" arrow>
            {MEMBER_TEXTS.yourDashboard}
          </TextLink>
        ) : (
          <div className="member-today-week">{Week && today && <Week today={today} />}</div>
        )}
      </div>
      <ul className="today-tiles">
        {PILLARS.map((pillar) => (
          <li key={pillar}>
            <TodayTile
              pillar={pillar}
              item={three[pillar]}
              started={started[pillar] !== undefined}
              loading={now === null || (pending && pillar !== 'eat')}
              as={tileHeading}
            />
          </li>
        ))}
      </ul>
      {Next ? <Next programmes={data.programmes} date={data.date} as={tileHeading} /> : <NextLoading data={data} />}
    </>
  )
}
