import { CardGrid } from '@/cards/grid/CardGrid'
import { cardsOf } from '@/catalogue/cards.server'
import { rowsByUris } from '@/catalogue/queries.server'
import { ListCard } from '@/features/post-list/ListCard'
import type { Audience } from '@/rules/audience'

type Props = { paths: readonly string[]; audience: Audience }

/**
 * The cards of items in a text, in the editor's order. What is not published is left out; what the audience's plan does
 * not include has its lock. Renders a `div` around a `ul`.
 */
export async function TextCards({ audience, paths }: Props) {
  const rows = await rowsByUris([...new Set(paths)])
  const inOrder = [...rows].sort((a, b) => paths.indexOf(a.uri ?? '') - paths.indexOf(b.uri ?? ''))
  const cards = await cardsOf(inOrder, audience)
  if (cards.length === 0) return null
  return (
    <div className="text-cards">
      <CardGrid kind="posts" columns={cards.length === 2 || cards.length === 4 ? 2 : 3}>
        {cards.map((card) => (
          <li key={card.id}>
            <ListCard as="h3" card={card} variant="cards" />
          </li>
        ))}
      </CardGrid>
    </div>
  )
}
