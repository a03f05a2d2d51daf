import { TEXTS } from '@/rules/texts'
import { loadRelatedItems } from './load-related-items.server'
import type { DetailProps } from './props'
import { RelatedItems } from './RelatedItems'
import { VideoDetail } from './VideoDetail'

/** The page of a movement: level, duration, video with a button that begins it, guide, related movements. */
export async function MovementDetail(props: DetailProps<'movementGuides'>) {
  const { audience, doc, row } = props.page
  return (
    <>
      <VideoDetail {...props} video={doc.video} durationMin={doc.duration} meta={[['Level', doc.level]]} begins />
      <RelatedItems
        cards={await loadRelatedItems(row, props.terms, audience)}
        title={TEXTS.relatedMovements}
        subtitle={TEXTS.relatedMovementsText}
        archive={{ title: TEXTS.allMovements, url: '/movements/' }}
      />
    </>
  )
}
