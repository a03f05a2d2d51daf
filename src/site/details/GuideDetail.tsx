import type { DetailProps } from './props'
import { VideoDetail } from './VideoDetail'

/** The page of a lifestyle guide: its video, if any, and its text. */
export function GuideDetail(props: DetailProps<'lifestyleGuides'>) {
  return <VideoDetail {...props} video={props.page.doc.video} durationMin={null} />
}
