import type { DetailProps } from './props'
import { VideoDetail } from './VideoDetail'

/** The page of a guided meditation: duration, video with a button that begins it, text. */
export function MeditationDetail(props: DetailProps<'guidedMeditations'>) {
  const { duration, video } = props.page.doc
  return <VideoDetail {...props} video={video} durationMin={duration} begins />
}
