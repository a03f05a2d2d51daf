import type { ReactNode } from 'react'
import { gridSizes } from '@/cards/grid/sizes'
import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { JoinPill } from '@/cards/parts/JoinPill'
import { TYPE_LOOKS } from '@/cards/parts/type-looks'
import type { PostCard } from '@/catalogue/cards'
import { newTab } from '@/ui/new-tab'
import { listenLinks, minutesText } from './listen'

type Props = { card: PostCard; as?: TitleLevel; heart?: ReactNode; sizes?: string; leading?: boolean }

/** An episode as a card: its cover, how long it takes, and where to listen. SPEC 2.2 (podcast card). */
export function PodcastCard({ as, card, heart, leading, sizes = gridSizes('posts') }: Props) {
  const { duration, image, isRestrictedForMember, postType, title, uri } = card
  const { Icon, light } = TYPE_LOOKS[postType]
  const minutes = minutesText(duration)
  const links = isRestrictedForMember ? [] : listenLinks(card)
  return (
    <article className="card" data-locked={isRestrictedForMember || undefined}>
      <CardPicture image={image} Icon={Icon} light={light} format="square" sizes={sizes} leading={leading} />
      <div className="card-words">
        <CardTitle as={as} title={title} href={uri} />
        {minutes && <p className="facts">{minutes}</p>}
        {links.length > 0 && (
          <ul className="listen">
            {links.map(({ href, service }) => (
              <li key={service}>
                <a className="link" href={href} {...newTab('_blank')}>
                  {service}
                  <span className="sr-only">: {title}, in a new tab</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isRestrictedForMember && <JoinPill title={title} uri={uri} postType={postType} />}
      {heart && <div className="card-heart">{heart}</div>}
    </article>
  )
}
