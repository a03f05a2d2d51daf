import type { Metadata } from 'next'
import { ShoppingListView } from '@/features/shopping-list/ShoppingListView.client'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Shopping list', robots: { index: false } }

/** The shopping list. The page is shared by all users, so the browser adds the list. */
export default function ShoppingListPage() {
  return (
    <section className="shopping-list-page pt-header" data-light="morning">
      <div className="wrap">
        <ShoppingListView />
      </div>
    </section>
  )
}
