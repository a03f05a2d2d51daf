import { Play } from 'lucide-react'
import { TileArrow } from '@/blocks/member-today/TileArrow'
import type { Pillar, Three, TodayItem } from '@/blocks/member-today/today'
import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { durationText } from '@/cards/parts/meta'
import { typeStyle } from '@/cards/parts/type-styles'
import { isVideoType } from '@/model/content-types'
import { MEMBER_TEXTS } from '@/rules/page-texts/members'
import { FactLine } from '@/ui/FactLine'

const PILLARS = ['eat', 'burn', 'sleep'] as const
const SIZES = '(min-width: 48rem) 6rem, 30vw'

/** Something to eat, to do and to rest with that the reader may open now. Renders a `ul`, or nothing. */
export function OpenNow({ as, open }: { as: TitleLevel; open: Three }) {
  const tiles = PILLARS.flatMap((pillar) => {
    const item = open[pillar]
    return item ? [{ pillar, item }] : []
  })
  if (tiles.length === 0) return null
  return (
    <ul className="wrap open-now">
      {tiles.map(({ item, pillar }) => (
        <li key={pillar}>
          <OpenTile as={as} item={item} pillar={pillar} />
        </li>
      ))}
    </ul>
  )
}

function OpenTile({ as, item, pillar }: { as: TitleLevel; item: TodayItem; pillar: Pillar }) {
  const { image, minutes, postType, title, uri } = item
  const { Icon, light } = typeStyle(postType)
  const time = durationText(minutes)
  return (
    <article className="today-tile" data-light={light}>
      <CardPicture image={image} Icon={Icon} light={light} sizes={SIZES} />
      <div className="grid gap-1">
        <FactLine
          className="text-sm text-text-soft"
          facts={[
            <b key="name" className="font-semibold text-light-ink">
              {MEMBER_TEXTS.pillars[pillar]}
            </b>,
            time,
          ]}
        />
        <CardTitle as={as} title={title} href={uri} />
      </div>
      {isVideoType(postType) ? (
        <span className="tile-arrow" aria-hidden="true">
          <Play className="size-5 fill-current" />
        </span>
      ) : (
        <TileArrow />
      )}
    </article>
  )
}
