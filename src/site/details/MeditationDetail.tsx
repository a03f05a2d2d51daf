import { TEXTS } from '@/rules/texts'
import { loadRelatedItems } from './load-related-items.server'
import type { DetailProps } from './props'
import { RelatedItems } from './RelatedItems'
import { VideoDetail } from './VideoDetail'

/** The page of a guided meditation: duration, video with a button that begins it, text, related meditations. */
export async function MeditationDetail(props: DetailProps<'guidedMeditations'>) {
  const { audience, doc, row } = props.page
  return (
    <>
      <VideoDetail {...props} video={doc.video} durationMin={doc.duration} begins />
      <RelatedItems
        cards={await loadRelatedItems(row, props.terms, audience)}
        title={TEXTS.relatedMeditations}
        subtitle={TEXTS.relatedMeditationsText}
        archive={{ title: TEXTS.allMeditations, url: '/meditations/' }}
      />
    </>
  )
}
