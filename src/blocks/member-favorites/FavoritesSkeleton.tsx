import { CardGrid } from '@/cards/grid/CardGrid'
import type { Columns } from '@/cards/grid/sizes'
import { Skeleton } from '@/ui/Skeleton'

/** A row of placeholders while the favorites load. */
export function FavoritesSkeleton({ columns }: { columns: Columns }) {
  return (
    <div className="posts-grid" aria-busy="true">
      <p className="grid-status" role="status">
        Loading…
      </p>
      <CardGrid kind="posts" columns={columns}>
        {Array.from({ length: columns }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <li key={index}>
            <Skeleton kind="card" />
          </li>
        ))}
      </CardGrid>
    </div>
  )
}
