import { Check, Plus } from 'lucide-react'
import { TEXTS } from '@/rules/texts'

type Props = { items: readonly string[] }

/** What is in a plan, a tick before each. Renders a `ul`. */
export function Ticks({ items }: Props) {
  return (
    <ul className="ticks">
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
export function MoreTicks({ items }: Props) {
  return (
    <details className="plan-more">
      <summary>
        {TEXTS.allAdviceIncluded}
        <Plus aria-hidden="true" />
      </summary>
      <Ticks items={items} />
    </details>
  )
}
