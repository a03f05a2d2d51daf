import type { PlanCardProps } from './PlanCard'
import { PlanNote } from './PlanNote'

type Props = { plans: readonly { card: PlanCardProps; id: string }[] }

/**
 * On phones, where the cards of plans stand one below the other: their names and prices at a glance, with links to them.
 * Plans on application are left out.
 */
export function PlanSummary({ plans }: Props) {
  const note = plans.find(({ card }) => card.note)?.card.note
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
      <PlanNote text={note} />
    </div>
  )
}
