import type { DetailProps } from './props'
import { VideoDetail } from './VideoDetail'

/** The page of a lifestyle guide: its film where it has one, its text. SPEC 2.1. */
export function GuideDetail(props: DetailProps<'lifestyleGuides'>) {
  return <VideoDetail {...props} video={props.page.doc.video} durationMin={null} />
}
