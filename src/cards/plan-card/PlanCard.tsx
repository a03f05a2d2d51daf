import type { TitleLevel } from '@/cards/parts/CardTitle'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { PLAN_TEXTS } from '@/rules/page-texts/plans'
import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/ButtonLink'
import { TextLink } from '@/ui/TextLink'
import { CheckList, MoreItems } from './CheckList'
import { PlanNote } from './PlanNote'

type CardLink = { title: string; url: string }

export type PlanCardProps = {
  title: string
  /** As in { amount: "$22", period: "a month, billed $264 a year" }; null shows "Price on application". */
  price: { amount: string; period?: string } | null
  text?: string
  items: readonly string[]
  button?: CardLink
  /** A short reassurance, below the list. */
  note?: string
  /** Links to the comparison, or to Success Stories. */
  link?: CardLink
  /** The highlighted plan: on paper, with the primary button. */
  mostPopular?: boolean
  /** For annual plans. */
  monthFree?: boolean
  /** The reader's own plan: in the place of the button it says so. */
  own?: boolean
}

/** The card of a membership plan: price, items and button. Renders an `article`. */
export function PlanCard(props: PlanCardProps & { as?: TitleLevel }) {
  const { as: Title = 'h3', button, items, link, monthFree, mostPopular, note, own, price, text, title } = props
  const moreItems = items.slice(PAGE_LIMITS.planItems)
  return (
    <article
      className={mostPopular ? 'plan-card paper-card' : 'plan-card'}
      data-most-popular={mostPopular || undefined}
    >
      {(mostPopular || monthFree) && (
        <p className="flex flex-wrap gap-1.5">
          {mostPopular && <Badge variant="sun">{PLAN_TEXTS.mostPopular}</Badge>}
          {monthFree && <Badge variant="done">{PLAN_TEXTS.monthFree}</Badge>}
        </p>
      )}
      <Title className="type-h3">{title}</Title>
      <p className="plan-card-price">
        {price ? <strong>{price.amount}</strong> : <strong data-text="">{PLAN_TEXTS.priceOnApplication}</strong>}
        {price?.period && <span>{price.period}</span>}
      </p>
      {text && <p className="plan-card-text text-text-soft">{text}</p>}
      {own && (
        <div className="plan-card-action">
          <Badge variant="done">{PLAN_TEXTS.youHaveThis}</Badge>
        </div>
      )}
      {button && !own && (
        <div className="plan-card-action">
          <ButtonLink href={button.url} variant={mostPopular ? 'primary' : 'plain'}>
            {button.title}
          </ButtonLink>
        </div>
      )}
      {(items.length > 0 || link || note) && (
        <div className="plan-card-list">
          {items.length > 0 && <CheckList items={items.slice(0, PAGE_LIMITS.planItems)} />}
          {moreItems.length > 0 && <MoreItems items={moreItems} />}
          {link && <TextLink href={link.url}>{link.title}</TextLink>}
          {!own && <PlanNote text={note} />}
        </div>
      )}
    </article>
  )
}
