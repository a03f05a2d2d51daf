import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { typeStyle } from '@/cards/parts/type-styles'
import type { CardImage } from '@/catalogue/cards.server'
import { longDate, shortFrenchDate } from '@/rules/dates'

type Props = {
  title: string
  /** The publisher, which leads the card. */
  outlet?: string | null
  /** ISO 8601. */
  date: string | null
  /** "fr" for a French title and excerpt, with a French date; otherwise English. */
  language?: string | null
  excerpt: string | null
  /** The URL of the original. */
  uri: string | null
  image: CardImage | null
  as?: TitleLevel
}

const SIZES = '(min-width: 40rem) 12rem, 6.5rem'

/** A press article: publisher, date, title with a link to the original, and excerpt. Renders an `article`. */
export function PressItem({ as, date, excerpt, image, language, outlet, title, uri }: Props) {
  const { Icon, light } = typeStyle('press')
  const french = language === 'fr'
  const day = french ? shortFrenchDate(date) : longDate(date)
  return (
    <article className="press-item hover-zoom" lang={french ? 'fr' : undefined}>
      <CardPicture image={image} Icon={Icon} light={light} sizes={SIZES} />
      <div className="grid max-w-measure gap-1.5">
        {(outlet || day) && (
          <p className="press-source">
            {outlet && <b>{outlet}</b>}
            {french && <span lang="en">In French</span>}
            {day && date && <time dateTime={date}>{day}</time>}
          </p>
        )}
        <CardTitle as={as} title={title} href={uri} target="_blank" />
        {excerpt && <p className="card-summary">{excerpt}</p>}
      </div>
    </article>
  )
}
