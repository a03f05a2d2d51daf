import { ContentCard } from '@/cards/content-card/ContentCard'
import { CardGrid } from '@/cards/grid/CardGrid'
import { gridSizes } from '@/cards/grid/sizes'
import { cardsOf } from '@/catalogue/cards.server'
import { listRows } from '@/catalogue/queries.server'
import { type Audience, isRestrictedFor } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { LockBadge } from '@/site/LockBadge'

/** Below the sign-in of the masterclasses: all of them, and for whom each is. Nothing without any. */
export async function AllClasses({ audience }: { audience: Audience }) {
  const rows = await listRows({ postTypes: ['masterclasses'], first: LIMITS.fetchPerType })
  if (rows.length === 0) return null
  const cards = new Map((await cardsOf(rows, audience)).map((card) => [card.databaseId, card]))
  return (
    <section className="wrap grid grid-cols-1 gap-7 py-section" aria-labelledby="all-classes">
      <h2 className="type-h2" id="all-classes">
        All the classes
      </h2>
      <CardGrid kind="related">
        {rows.map((row) => {
          const card = cards.get(row.databaseId)
          return (
            card && (
              <li key={row.databaseId}>
                <ContentCard card={{ ...card, excerpt: null }} sizes={gridSizes('related')} as="h3" />
                {isRestrictedFor(audience, row.requiredPlan) && (
                  <div className="mt-3">
                    <LockBadge row={row} />
                  </div>
                )}
              </li>
            )
          )
        })}
      </CardGrid>
    </section>
  )
}
