import { CardFrame, type FrameProps } from '@/cards/parts/CardFrame'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { commentsText } from '@/cards/parts/meta'
import { newTab } from '@/ui/new-tab'
import { listenLinks, minutesText } from './listen-links'

type Props = Pick<FrameProps, 'card' | 'favoriteButton' | 'sizes' | 'priority'> & { as?: TitleLevel }

/** The card of a podcast episode: cover, summary, duration and links to podcast services. */
export function PodcastCard({ as, ...frame }: Props) {
  const { card } = frame
  const { duration, excerpt, isRestrictedForMember, title, uri } = card
  const meta = [minutesText(duration), commentsText(card)].filter(Boolean).join(', ')
  const links = isRestrictedForMember ? [] : listenLinks(card)
  return (
    <CardFrame {...frame} format="square">
      <div className="card-text">
        <CardTitle as={as} title={title} href={uri} />
        {excerpt && <p className="card-summary">{excerpt}</p>}
        {meta && <p className="card-meta">{meta}</p>}
        {links.length > 0 && (
          <ul className="listen-links">
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
    </CardFrame>
  )
}
