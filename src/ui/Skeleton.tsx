type Props = { kind?: 'line' | 'picture' | 'card' }

/** A placeholder while content loads, without animation. Decorative: the list around it sets aria-busy and says that it loads. Renders a `div`. */
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
