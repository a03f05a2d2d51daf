'use client'

import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { typeStyle } from '@/cards/parts/type-styles'
import { PlayDayButton } from '@/features/video/PlayDayButton.client'
import { contentTypeOf, isVideoType, type PostType } from '@/model/content-types'
import { MEMBER_TEXTS } from '@/rules/page-texts/members'
import { FactLine } from '@/ui/FactLine'
import { TileArrow } from './TileArrow'
import type { Pillar, TodayItem } from './today'

type Props = {
  pillar: Pillar
  /** Null where there is nothing today. */
  item: TodayItem | null
  /** A video that the member has started. */
  started: boolean
  loading: boolean
  as: TitleLevel
}

const TYPES: Readonly<Record<Pillar, PostType>> = {
  eat: 'recipes',
  burn: 'movementGuides',
  sleep: 'guidedMeditations',
}
/** Shown where there is nothing today; it leads to the list of the type. */
const NOTHING: Readonly<Record<Pillar, { title: string; text: string }>> = {
  eat: { title: MEMBER_TEXTS.browseRecipes, text: '' },
  burn: { title: MEMBER_TEXTS.restDay, text: MEMBER_TEXTS.restDayText },
  sleep: { title: MEMBER_TEXTS.browseMeditations, text: '' },
}
const SIZES = '(min-width: 48rem) 30vw, 8rem'

/**
 * One of the three of today: opens the recipe, or plays the video. As high while it is loading; its words come together,
 * since they are in the middle of its height. Renders an `article`.
 */
export function TodayTile({ as, item, loading, pillar, started }: Props) {
  const { Icon, light } = typeStyle(TYPES[pillar])
  const { title, uri } = item ?? { title: NOTHING[pillar].title, uri: contentTypeOf(TYPES[pillar]).folder }
  const label = started
    ? `${MEMBER_TEXTS.pillars[pillar]}, ${MEMBER_TEXTS.goOn.toLowerCase()}`
    : MEMBER_TEXTS.pillars[pillar]
  const detail = item ? timeOf(item, started) : NOTHING[pillar].text
  return (
    <article className="today-tile" data-light={light} aria-busy={loading || undefined}>
      {loading ? (
        <div className="card-picture skeleton" />
      ) : (
        <CardPicture image={item?.image ?? null} Icon={Icon} light={light} sizes={SIZES} priority />
      )}
      {!loading && (
        <>
          <div className="grid gap-1">
            <FactLine
              className="text-sm text-text-soft"
              facts={[
                <b key="name" className="font-semibold text-light-ink">
                  {label}
                </b>,
                detail,
              ]}
            />
            <CardTitle as={as} title={title} href={uri} />
          </div>
          {item && isVideoType(item.postType) ? (
            <PlayDayButton
              className="today-tile-control"
              databaseId={item.databaseId}
              title={item.title}
              subtitle={MEMBER_TEXTS.pillars[pillar]}
            />
          ) : (
            <TileArrow />
          )}
        </>
      )}
    </article>
  )
}

function timeOf({ minutes }: TodayItem, started: boolean): string {
  if (minutes === null) return ''
  return started ? MEMBER_TEXTS.minutesLeft(Math.round(minutes)) : MEMBER_TEXTS.minutes(Math.round(minutes))
}
