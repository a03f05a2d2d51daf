import { FilmDetail } from './FilmDetail'
import type { DetailProps } from './props'

/** The page of a movement: its level and duration, its film, its guide. SPEC 3. */
export function MovementDetail(props: DetailProps<'movementGuides'>) {
  const { duration, level, video } = props.page.doc
  return <FilmDetail {...props} video={video} durationMin={duration} facts={[['Level', level]]} />
}
