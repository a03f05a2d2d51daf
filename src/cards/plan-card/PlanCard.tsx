import type { TitleLevel } from '@/cards/parts/CardTitle'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'
import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/ButtonLink'
import { TextLink } from '@/ui/TextLink'
import { MoreTicks, Ticks } from './Ticks'

type Way = { title: string; url: string }

type Props = {
  title: string
  /** As in { amount: "$22", period: "a month, billed $264 a year" }; null is told on application. */
  price: { amount: string; period?: string } | null
  text?: string
  items: readonly string[]
  button?: Way
  /** To the comparison, or to Success Stories. */
  link?: Way
  /** The one that stands out: on paper, with the primary button. */
  mostPopular?: boolean
  /** SPEC 2.3: of an annual plan. */
  monthFree?: boolean
  as?: TitleLevel
}

/** A membership: what it costs, what is in it, and the way to it. SPEC 2.3 (pricing plan card), 9. */
export function PlanCard(props: Props) {
  const { as: Title = 'h3', button, items, link, monthFree, mostPopular, price, text, title } = props
  const rest = items.slice(LIMITS.planItems)
  return (
    <article className={mostPopular ? 'plan slip' : 'plan'} data-best={mostPopular || undefined}>
      {(mostPopular || monthFree) && (
        <p className="plan-badges">
          {mostPopular && <Badge look="sun">{TEXTS.mostPopular}</Badge>}
          {monthFree && <Badge look="done">{TEXTS.monthFree}</Badge>}
        </p>
      )}
      <Title className="type-h3">{title}</Title>
      <p className="price">
        {price ? <strong>{price.amount}</strong> : <strong data-words="">{TEXTS.priceOnApplication}</strong>}
        {price?.period && <span>{price.period}</span>}
      </p>
      {text && <p className="plan-text text-text-soft">{text}</p>}
      {button && (
        <ButtonLink href={button.url} look={mostPopular ? 'primary' : 'plain'}>
          {button.title}
        </ButtonLink>
      )}
      {items.length > 0 && (
        <div className="plan-list">
          <Ticks items={items.slice(0, LIMITS.planItems)} />
          {rest.length > 0 && <MoreTicks items={rest} />}
        </div>
      )}
      {link && <TextLink href={link.url}>{link.title}</TextLink>}
    </article>
  )
}
