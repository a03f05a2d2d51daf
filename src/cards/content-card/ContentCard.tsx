import { CardFrame, type FrameProps } from '@/cards/parts/CardFrame'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { Facts } from '@/cards/parts/Facts'
import { extraText, factsOf } from '@/cards/parts/facts'

type Props = FrameProps & {
  /** The title's level, by the outline of the page. */
  as?: TitleLevel
}

/**
 * An item as a card: picture, title, summary, numbers; a restricted one with a prompt to join.
 * The whole card is pressed through the title's link. SPEC 2.2.
 */
export function ContentCard({ as, ...frame }: Props) {
  const { card, look } = frame
  const { excerpt, title, uri } = card
  return (
    <CardFrame {...frame} label={extraText(card, 'weekLabel')}>
      <div className="card-words">
        <CardTitle as={as} title={title} href={uri} />
        {excerpt && look !== 'tile' && <p className="card-summary">{excerpt}</p>}
        <Facts facts={look === 'tile' ? [] : factsOf(card)} />
      </div>
    </CardFrame>
  )
}
