import { RELATED_TEXTS } from '@/rules/page-texts/related'
import type { DetailProps } from './props'
import { RelatedOfType } from './RelatedOfType'
import { VideoDetail } from './VideoDetail'

/** The page of a lifestyle guide: its video, if any, its text, other guides. */
export function GuideDetail(props: DetailProps<'lifestyleGuides'>) {
  return (
    <>
      <VideoDetail {...props} video={props.page.doc.video} durationMin={null} />
      <RelatedOfType
        page={props.page}
        terms={props.terms}
        title={RELATED_TEXTS.relatedGuides}
        subtitle={RELATED_TEXTS.relatedGuidesText}
        archive={{ title: RELATED_TEXTS.allGuides, url: '/the-ebs-method/6wr/lg/' }}
      />
    </>
  )
}
