import { Skeleton } from '@/ui/Skeleton'

/** Placeholder for a form or a list while it is loading. Renders a `div`. */
export function FormLoading() {
  return (
    <div className="grid gap-5" aria-busy="true">
      <p className="sr-only" role="status">
        Loading…
      </p>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}
