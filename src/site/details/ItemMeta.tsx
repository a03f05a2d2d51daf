import type { ReactNode } from 'react'

type Props = {
  items: readonly (readonly [name: string, value: ReactNode])[]
  /** More entries, each a `div` with `dt` and `dd`. */
  children?: ReactNode
}

/** Metadata below an item's title, such as its duration; a single entry is a line. Renders a `dl`; nothing without entries. */
export function ItemMeta({ children, items }: Props) {
  if (items.length === 0) return null
  return (
    <dl className="item-meta" data-single={(items.length === 1 && !children) || undefined}>
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
