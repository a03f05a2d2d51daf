import { COMMON_TEXTS } from '@/rules/common-texts'
import { RELATED_TEXTS } from '@/rules/page-texts/related'
import type { DetailProps } from './props'
import { RelatedOfType } from './RelatedOfType'
import { VideoDetail } from './VideoDetail'

/** The page of a movement: level, duration, video with a button that begins it, guide, related movements. */
export function MovementDetail(props: DetailProps<'movementGuides'>) {
  const { doc } = props.page
  return (
    <>
      <VideoDetail
        {...props}
        video={doc.video}
        durationMin={doc.duration}
        meta={[['Level', doc.level]]}
        line={[doc.level]}
        beginText={COMMON_TEXTS.begin}
      />
      <RelatedOfType
        page={props.page}
        terms={props.terms}
        title={RELATED_TEXTS.relatedMovements}
        subtitle={RELATED_TEXTS.relatedMovementsText}
        archive={{ title: RELATED_TEXTS.allMovements, url: '/movements/' }}
      />
    </>
  )
}
