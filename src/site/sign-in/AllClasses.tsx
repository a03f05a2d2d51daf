import { CardGrid } from '@/cards/grid/CardGrid'
import { gridSizes } from '@/cards/grid/sizes'
import { CardFrame } from '@/cards/parts/CardFrame'
import { CardMeta } from '@/cards/parts/CardMeta'
import { CardTitle } from '@/cards/parts/CardTitle'
import { metaOf } from '@/cards/parts/meta'
import { cardsOf } from '@/catalogue/cards.server'
import { listRows } from '@/catalogue/queries.server'
import { lockReasonOf } from '@/features/locks/lock-reason.server'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { LOCK_TEXTS } from '@/rules/page-texts/locks'

/** Below the sign-in of the masterclasses: all of them, and for whom each is. Nothing without any. */
export async function AllClasses({ audience }: { audience: Audience }) {
  const rows = await listRows({ postTypes: ['masterclasses'], first: LIMITS.fetchPerType })
  if (rows.length === 0) return null
  // The area is for members, so that a class without a plan needs a free account too.
  const cards = (await cardsOf(rows, audience)).map((card) =>
    card.isRestrictedForMember ? card : { ...card, isRestrictedForMember: true, freeIsEnough: true },
  )
  const badges = new Map(
    await Promise.all(
      rows.map(async (row) => {
        const badge = row.requiredPlan === 'none' ? LOCK_TEXTS.withFreeAccount : (await lockReasonOf(row)).badge
        return [row.databaseId, badge] as const
      }),
    ),
  )
  return (
    <section className="wrap grid grid-cols-1 gap-7 py-section" aria-labelledby="all-classes">
      <h2 className="type-h2" id="all-classes">
        All the classes
      </h2>
      <CardGrid kind="related">
        {cards.map((card) => (
          <li key={card.databaseId}>
            <CardFrame card={card} label={badges.get(card.databaseId)} sizes={gridSizes('related')}>
              <div className="card-text">
                <CardTitle as="h3" title={card.title} href={card.uri} />
                <CardMeta items={metaOf(card)} />
              </div>
            </CardFrame>
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
