import type { TitleLevel } from '@/cards/parts/CardTitle'
import { PlanCard, type PlanCardProps } from './PlanCard'
import { PlanSummary } from './PlanSummary.client'

type Props = {
  cards: readonly PlanCardProps[]
  /** Below other plans, with a line between them. */
  apart?: boolean
  as: TitleLevel
}

/**
 * The cards of plans: on wide screens in one row, in their order; elsewhere the most popular one first. It is also first
 * in the document, since cards would jump while a slow page arrives if only the style sheet moved it. Before several cards
 * a choice among them for phones. Renders a `ul`.
 */
export function PlanCardList({ apart, as, cards }: Props) {
  const placed = cards.map((card, index) => ({ card, place: index + 1 }))
  const popular = placed.filter(({ card }) => card.mostPopular)
  const others = placed.filter(({ card }) => !card.mostPopular)
  return (
    <>
      {!apart && cards.length > 1 && <PlanSummary plans={cards} />}
      <ul
        className={apart ? 'plan-cards plan-cards-apart' : 'plan-cards'}
        data-light="dusk"
        data-wide-third={(cards.length === 4 && cards[2]?.mostPopular) || undefined}
        style={{ '--plans': cards.length }}
      >
        {[...popular, ...others].map(({ card, place }) => (
          <li
            key={card.title}
            data-edge={place === 1 ? 'start' : place === cards.length ? 'end' : undefined}
            style={{ '--place': place }}
          >
            <PlanCard as={as} {...card} />
          </li>
        ))}
      </ul>
    </>
  )
}
