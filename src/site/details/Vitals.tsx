import type { ReactNode } from 'react'

type Props = {
  facts: readonly (readonly [name: string, value: string | number])[]
  /** More of them, each a `div` with `dt` and `dd`. */
  children?: ReactNode
}

/** The numbers beside an item's title. Renders a `dl`; nothing without facts. */
export function Vitals({ children, facts }: Props) {
  if (facts.length === 0) return null
  return (
    <dl className="vitals">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {children}
    </dl>
  )
}
