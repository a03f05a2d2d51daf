import type { DetailProps } from './props'
import { VideoDetail } from './VideoDetail'

/** The page of a movement: level, duration, video, guide. */
export function MovementDetail(props: DetailProps<'movementGuides'>) {
  const { duration, level, video } = props.page.doc
  return <VideoDetail {...props} video={video} durationMin={duration} meta={[['Level', level]]} />
}
