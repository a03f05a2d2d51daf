import { CardFrame, type FrameProps } from '@/cards/parts/CardFrame'
import { CardMeta } from '@/cards/parts/CardMeta'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { EventDay } from '@/cards/parts/EventDay.client'
import { eventTimesOf, extraText, metaOf } from '@/cards/parts/meta'

type Props = FrameProps & {
  /** The heading level of the title, from the outline of the page. */
  as?: TitleLevel
  /** The label of the button below the text; restricted cards have their lock instead. */
  action?: string
}

/**
 * The card of an item: picture, title, summary, numbers; a restricted one with a prompt to join.
 * The whole card is clickable through the title's link.
 */
export function ContentCard({ action, as, ...frame }: Props) {
  const { card, variant } = frame
  const { excerpt, isRestrictedForMember, title, uri } = card
  const isTile = variant === 'tile'
  const times = eventTimesOf(card)
  return (
    <CardFrame {...frame} label={extraText(card, 'weekLabel')}>
      <div className="card-text">
        {times && <EventDay {...times} />}
        <CardTitle as={as} title={title} href={uri} />
        {excerpt && !isTile && <p className="card-summary">{excerpt}</p>}
        <CardMeta items={isTile ? [] : metaOf(card)} />
        {action && uri && !isRestrictedForMember && <span className="card-action">{action}</span>}
      </div>
    </CardFrame>
  )
}
