import { CardFrame, type FrameProps } from '@/cards/parts/CardFrame'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { commentsText, extraText } from '@/cards/parts/meta'
import { newTab } from '@/ui/new-tab'
import { listenLinks, minutesText } from './listen-links'

type Props = Pick<FrameProps, 'card' | 'favoriteButton' | 'sizes' | 'priority' | 'variant'> & { as?: TitleLevel }

/** The card of a podcast episode: cover, summary, length, date and links to podcast services. */
export function PodcastCard({ as, ...frame }: Props) {
  const { card } = frame
  const { duration, excerpt, isRestrictedForMember, title, uri } = card
  const minutes = minutesText(duration)
  const facts = [extraText(card, 'byline'), commentsText(card)].filter((text) => text !== null)
  const links = isRestrictedForMember ? [] : listenLinks(card)
  return (
    <CardFrame {...frame} format="square">
      {card.extras.hasVideo === true && <span className="play-icon recorded-icon" />}
      <div className="card-text">
        <CardTitle as={as} title={title} href={uri} />
        {excerpt && <p className="card-summary">{excerpt}</p>}
        {(minutes || facts.length > 0) && (
          <p className="card-meta">
            {minutes && <span className="listen-duration">{minutes}</span>}
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
        {links.length > 0 && (
          <ul className="listen-links">
            {links.map(({ href, service }) => (
              <li key={service}>
                <a href={href} data-service={service} {...newTab('_blank')}>
                  <span className="listen-service">
                    <span className="listen-on">Listen on </span>
                    {service}
                  </span>
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
