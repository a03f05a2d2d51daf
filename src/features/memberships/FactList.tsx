type Props = {
  /** Labels with their values; those that are null are left out. */
  facts: readonly (readonly [label: string, value: string | null])[]
}

/** What is known of a membership or an order, line by line. Renders a `dl`. */
export function FactList({ facts }: Props) {
  return (
    <dl className="receipt-rows">
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div className="contents" key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
