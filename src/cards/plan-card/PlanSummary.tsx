import { ButtonLink } from '@/ui/ButtonLink'
import type { PlanCardProps } from './PlanCard'
import { PlanNote } from './PlanNote'

type Props = { plans: readonly { card: PlanCardProps; id: string }[] }

/**
 * On phones, where the cards of plans stand one below the other: their names and prices at a glance, with links to them,
 * and the button of the most popular one. Plans on application are left out.
 */
export function PlanSummary({ plans }: Props) {
  const note = plans.find(({ card }) => card.note)?.card.note
  const popular = plans.find(({ card }) => card.mostPopular && !card.own)?.card.button
  return (
    <div className="plan-summary">
      <ul>
        {plans.map(
          ({ card: { mostPopular, price, text, title }, id }) =>
            price && (
              <li key={id} data-most-popular={mostPopular || undefined}>
                <a href={`#${id}`}>{title}</a>
                <b>
                  {price.amount} {price.period && <small>{price.period}</small>}
                </b>
                <span>{text}</span>
              </li>
            ),
        )}
      </ul>
      {popular && <ButtonLink href={popular.url}>{popular.title}</ButtonLink>}
      <PlanNote text={note} />
    </div>
  )
}
