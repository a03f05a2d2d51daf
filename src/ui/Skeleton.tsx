type Props = { kind?: 'line' | 'picture' | 'card' }

/**
 * The shape of what is still to come. It does not move. Decoration: the list that it stands in
 * says aria-busy and that it loads. Renders a `div`.
 */
export function Skeleton({ kind = 'line' }: Props) {
  if (kind !== 'card') return <div className="skeleton" data-kind={kind} aria-hidden="true" />
  return (
    <div className="grid gap-4" aria-hidden="true">
      <div className="skeleton" data-kind="picture" />
      <div className="skeleton w-4/5" data-kind="line" />
      <div className="skeleton w-2/5" data-kind="line" />
    </div>
  )
}
