import { ArrowRight } from 'lucide-react'

/** Says that a tile leads somewhere, in the place where others have a control. The link is the tile's title. */
export function TileArrow() {
  return (
    <span className="tile-arrow today-tile-control" aria-hidden="true">
      <ArrowRight className="size-5" />
    </span>
  )
}
