import type { DetailProps } from './props'
import { VideoDetail } from './VideoDetail'

/** The page of a movement: its level and duration, its film, its guide. SPEC 3. */
export function MovementDetail(props: DetailProps<'movementGuides'>) {
  const { duration, level, video } = props.page.doc
  return <VideoDetail {...props} video={video} durationMin={duration} meta={[['Level', level]]} />
}
