import { Skeleton } from '@/ui/Skeleton'

/** The room of three milestones while they load. */
export function MilestoneSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        Loading…
      </p>
      <ul className="milestones">
        {[1, 2, 3].map((index) => (
          <li className="milestone" key={index}>
            <span className="milestone-icon" aria-hidden="true" />
            <div className="grid w-full gap-3">
              <Skeleton />
              <Skeleton />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
