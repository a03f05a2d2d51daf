import { Check, Plus } from 'lucide-react'
import { TEXTS } from '@/rules/texts'

type Props = { items: readonly string[] }

/** What is in a plan, a tick before each. Renders a `ul`. */
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

/** What is in it beyond the first fifteen, folded. SPEC 2.3, 9. Renders a `details`. */
export function MoreItems({ items }: Props) {
  return (
    <details className="plan-card-more">
      <summary>
        {TEXTS.allAdviceIncluded}
        <Plus aria-hidden="true" />
      </summary>
      <CheckList items={items} />
    </details>
  )
}
