import { FilmDetail } from './FilmDetail'
import type { DetailProps } from './props'

/** The page of a guided meditation: its duration, its film, its text. SPEC 3. */
export function MeditationDetail(props: DetailProps<'guidedMeditations'>) {
  const { duration, video } = props.page.doc
  return <FilmDetail {...props} video={video} durationMin={duration} />
}
