import { COMMON_TEXTS } from '@/rules/common-texts'
import { RELATED_TEXTS } from '@/rules/page-texts/related'
import type { DetailProps } from './props'
import { RelatedOfType } from './RelatedOfType'
import { VideoDetail } from './VideoDetail'

/** The page of a guided meditation: duration, video with a button that begins it, text, related meditations. */
export function MeditationDetail(props: DetailProps<'guidedMeditations'>) {
  const { doc } = props.page
  return (
    <>
      <VideoDetail {...props} video={doc.video} durationMin={doc.duration} beginText={COMMON_TEXTS.begin} />
      <RelatedOfType
        page={props.page}
        terms={props.terms}
        title={RELATED_TEXTS.relatedMeditations}
        subtitle={RELATED_TEXTS.relatedMeditationsText}
        archive={{ title: RELATED_TEXTS.allMeditations, url: '/meditations/' }}
      />
    </>
  )
}
