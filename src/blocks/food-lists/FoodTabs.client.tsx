'use client'

import { FOOD_COLOR_LABELS, FOOD_COLORS, type FoodLists } from '@/features/food-lists/food-list'
import { useFoodLists } from '@/features/food-lists/use-food-lists.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { FOOD_LIST_TEXTS } from '@/rules/page-texts/food-lists'
import { RetryButton } from '@/ui/RetryButton.client'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs.client'
import { FoodPanel } from './FoodPanel'
import { FoodSearch } from './FoodSearch.client'

type Props = { initialLists: FoodLists | null; as: 'h2' | 'h3' }

/**
 * A search over all lists, and a tab for each color, green first. Without lists, the error message that
 * docs/product.md#texts-and-failures gives in French.
 */
export function FoodTabs(props: Props) {
  return (
    <div className="outline-none" tabIndex={-1}>
      <FoodTabsContent {...props} />
    </div>
  )
}

function FoodTabsContent({ as, initialLists }: Props) {
  const { lists, loading, retry } = useFoodLists(initialLists)
  if (!lists && loading) {
    return (
      <div className="grid gap-4" aria-busy="true">
        <p className="sr-only" role="status">
          Loading…
        </p>
        <Skeleton kind="card" />
      </div>
    )
  }
  if (!lists) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p role="alert" lang="fr">
          {FOOD_LIST_TEXTS.foodListFailed}
        </p>
        <RetryButton onRetry={() => void retry()}>{COMMON_TEXTS.tryAgain}</RetryButton>
      </div>
    )
  }
  return (
    <FoodSearch lists={lists}>
      <Tabs
        label="Color"
        initial="green"
        tabs={FOOD_COLORS.map((color) => ({
          value: color,
          label: FOOD_COLOR_LABELS[color],
          content: <FoodPanel color={color} foods={lists[color]} as={as} />,
        }))}
      />
    </FoodSearch>
  )
}
