import { Skeleton } from '@/ui/Skeleton'

type Props = {
  /** In the room of a closed week, which has no steps. */
  closed?: boolean
}

/** The room of a program while it is loading, as large as one with five steps. */
export function ProgrammeSkeleton({ closed = false }: Props) {
  if (closed) {
    return (
      <div className="programme-head" aria-busy="true">
        <p role="status">Loading your program…</p>
      </div>
    )
  }
  return (
    <div className="programme" aria-busy="true">
      <div className="programme-head" data-loading="">
        <p role="status">Loading your program…</p>
        <div className="grid gap-4 pt-4" aria-hidden="true">
          <Skeleton />
          <Skeleton />
        </div>
      </div>
      <div className="programme-loading" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((row) => (
          <div className="programme-step" key={row}>
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
  )
}
