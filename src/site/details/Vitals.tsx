type Props = { facts: readonly (readonly [name: string, value: string | number])[] }

/** The numbers beside an item's title. Renders a `dl`; nothing without facts. */
export function Vitals({ facts }: Props) {
  if (facts.length === 0) return null
  return (
    <dl className="vitals">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
