import { FilmDetail } from './FilmDetail'
import type { DetailProps } from './props'

/** The page of a lifestyle guide: its film where it has one, its text. SPEC 2.1. */
export function GuideDetail(props: DetailProps<'lifestyleGuides'>) {
  return <FilmDetail {...props} video={props.page.doc.video} durationMin={null} />
}
