import { Check } from 'lucide-react'

/** What a plan includes, with checks; nothing for a plan that is not on sale. */
export function PlanItems({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li className="flex gap-3" key={item}>
          <Check className="mt-1 size-5 flex-none text-good" aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  )
}
