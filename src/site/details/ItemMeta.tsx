import type { ReactNode } from 'react'

type Props = {
  items: readonly (readonly [name: string, value: string | number])[]
  /** More of them, each a `div` with `dt` and `dd`. */
  children?: ReactNode
}

/** The numbers beside an item's title. Renders a `dl`; nothing without facts. */
export function ItemMeta({ children, items }: Props) {
  if (items.length === 0) return null
  return (
    <dl className="item-meta">
      {items.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {children}
    </dl>
  )
}
