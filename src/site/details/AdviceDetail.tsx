import { imagesOf } from '@/catalogue/images-of.server'
import { TEXTS } from '@/rules/texts'
import { Avatar } from '@/ui/Avatar'
import { ItemDetail } from './ItemDetail'
import { ItemPerson } from './ItemPerson'
import type { DetailProps } from './props'
import { RelatedOfType } from './RelatedOfType'

/** The page of an advice: who read it, its text, other advice. */
export async function AdviceDetail(props: DetailProps<'expertAdvices'>) {
  const { audience, doc } = props.page
  const [portrait = null] = await imagesOf(audience, [doc.reviewerImage])
  return (
    <>
      <ItemDetail
        {...props}
        line={[doc.reviewer && `${TEXTS.readBy} ${doc.reviewer}`]}
        face={doc.reviewer && <Avatar name={doc.reviewer} imageUrl={portrait?.url} size="small" />}
        byline={
          doc.reviewer && (
            <p className="flex items-center gap-2 text-sm text-text-soft">
              {TEXTS.readBy}
              <ItemPerson name={doc.reviewer} portrait={portrait} />
            </p>
          )
        }
      />
      <RelatedOfType
        page={props.page}
        terms={props.terms}
        title={TEXTS.relatedAdvice}
        subtitle={TEXTS.relatedAdviceText}
        archive={{ title: TEXTS.allAdvice, url: '/expert-advices/' }}
      />
    </>
  )
}
