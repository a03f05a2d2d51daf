import type { Metadata } from 'next'
import { listCards } from '@/catalogue/cards.server'
import { GridCards } from '@/features/post-list/GridCards'
import { quickMeals } from '@/features/shopping-list/quick-meals'
import { ShoppingListView } from '@/features/shopping-list/ShoppingListView.client'
import { LIMITS } from '@/rules/limits'
import { pageViewOf } from '@/rules/page-view'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Shopping list', robots: { index: false } }

type Props = { params: Promise<{ view: string }> }

/** The shopping list. The page is shared by all users of an audience, so the browser adds the list. */
export default async function ShoppingListPage({ params }: Props) {
  const audience = pageViewOf((await params).view)?.audience ?? 'visitor'
  const query = { postTypes: ['recipes' as const], first: LIMITS.postsPageSize }
  const meals = audience === 'visitor' ? [] : quickMeals(await listCards(query, audience))
  return (
    <section className="shopping-list-page pt-header" data-light="morning">
      <div className="wrap">
        <ShoppingListView ideas={meals.length > 0 && <GridCards cards={meals} columns={3} as="h3" />} />
      </div>
    </section>
  )
}
