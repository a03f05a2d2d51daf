import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { TYPE_STYLES } from '@/cards/parts/type-styles'
import type { CardImage } from '@/catalogue/cards'
import { longDate, shortFrenchDate } from '@/rules/dates'

type Props = {
  title: string
  /** ISO 8601. */
  date: string | null
  /** "fr": title and excerpt are French, and the date is written so. Else English. */
  language?: string | null
  excerpt: string | null
  /** Where it was printed. */
  uri: string | null
  image: CardImage | null
  as?: TitleLevel
}

const SIZES = '(min-width: 40rem) 12rem, 6.5rem'

/** What the press wrote: when, where, and how it begins. SPEC 2.3 (related press), 3, 9. */
export function PressItem({ as, date, excerpt, image, language, title, uri }: Props) {
  const { Icon, light } = TYPE_STYLES.press
  const french = language === 'fr'
  const day = french ? shortFrenchDate(date) : longDate(date)
  return (
    <article className="press-item hover-zoom" lang={french ? 'fr' : undefined}>
      <CardPicture image={image} Icon={Icon} light={light} sizes={SIZES} />
      <div className="grid gap-1.5">
        {day && date && (
          <p className="text-sm text-text-quiet">
            <time dateTime={date}>{day}</time>
          </p>
        )}
        <CardTitle as={as} title={title} href={uri} target="_blank" />
        {excerpt && <p className="card-summary">{excerpt}</p>}
      </div>
    </article>
  )
}
