import { TEXTS } from '@/rules/texts'
import type { DetailProps } from './props'
import { RelatedOfType } from './RelatedOfType'
import { VideoDetail } from './VideoDetail'

/** The page of a guided meditation: duration, video with a button that begins it, text, related meditations. */
export function MeditationDetail(props: DetailProps<'guidedMeditations'>) {
  const { doc } = props.page
  return (
    <>
      <VideoDetail {...props} video={doc.video} durationMin={doc.duration} begins />
      <RelatedOfType
        page={props.page}
        terms={props.terms}
        title={TEXTS.relatedMeditations}
        subtitle={TEXTS.relatedMeditationsText}
        archive={{ title: TEXTS.allMeditations, url: '/meditations/' }}
      />
    </>
  )
}
