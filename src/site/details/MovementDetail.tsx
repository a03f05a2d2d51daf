import { TEXTS } from '@/rules/texts'
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
        begins
      />
      <RelatedOfType
        page={props.page}
        terms={props.terms}
        title={TEXTS.relatedMovements}
        subtitle={TEXTS.relatedMovementsText}
        archive={{ title: TEXTS.allMovements, url: '/movements/' }}
      />
    </>
  )
}
