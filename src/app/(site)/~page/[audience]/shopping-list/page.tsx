import type { Metadata } from 'next'
import { ShoppingListView } from '@/features/shopping-list/ShoppingListView.client'

export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const metadata: Metadata = { title: 'Shopping list', robots: { index: false } }

/** The shopping list. What is on it never enters the page: the browser puts it there. SPEC 6; DESIGN 4.4, 7. */
export default function ShoppingListPage() {
  return (
    <section className="shopping-list-page pt-header" data-light="morning">
      <div className="wrap">
        <ShoppingListView />
      </div>
    </section>
  )
}
