import type { TitleLevel } from '@/cards/parts/CardTitle'
import { PlanCard, type PlanCardProps } from './PlanCard'

type Props = {
  cards: readonly PlanCardProps[]
  /** Below other plans, with a line between them. */
  apart?: boolean
  as: TitleLevel
}

/**
 * Plans from the left in their order where they have a row of their own; otherwise the most popular one comes first. It
 * comes first in the document too: where only the style sheet moved it, cards jumped while a slow page still arrived.
 * Renders a `ul`.
 */
export function PlanCardList({ apart, as, cards }: Props) {
  const placed = cards.map((card, index) => ({ card, place: index + 1 }))
  const popular = placed.filter(({ card }) => card.mostPopular)
  const others = placed.filter(({ card }) => !card.mostPopular)
  return (
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
  )
}
