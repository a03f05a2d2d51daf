import { Check, Plus } from 'lucide-react'
import { PLAN_TEXTS } from '@/rules/page-texts/plans'

type Props = { items: readonly string[] }

/** The items of a plan, with check icons. Renders a `ul`. */
export function CheckList({ items }: Props) {
  return (
    <ul className="check-list">
      {items.map((item) => (
        <li key={item}>
          <Check aria-hidden="true" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}

/** The items beyond the first 15, collapsed. Renders a `details`. */
export function MoreItems({ items }: Props) {
  return (
    <details className="plan-card-more">
      <summary>
        {PLAN_TEXTS.allAdviceIncluded}
        <Plus aria-hidden="true" />
      </summary>
      <CheckList items={items} />
    </details>
  )
}
