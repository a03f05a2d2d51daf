import { imagesOf } from '@/catalogue/images-of.server'
import { longDate } from '@/rules/dates'
import { RELATED_TEXTS } from '@/rules/page-texts/related'
import { TEXTS } from '@/rules/texts'
import { Avatar } from '@/ui/Avatar'
import { Byline } from './Byline'
import { ItemDetail } from './ItemDetail'
import { ItemPerson } from './ItemPerson'
import type { DetailProps } from './props'
import { RelatedOfType } from './RelatedOfType'
import { readingTimeOf } from './reading-time.server'

/** The page of an advice: who read it, date and reading time, its text, other advice. */
export async function AdviceDetail(props: DetailProps<'expertAdvices'>) {
  const { audience, doc } = props.page
  const [portrait = null] = await imagesOf(audience, [doc.reviewerImage])
  const facts = [longDate(doc.publishedAt), await readingTimeOf(props)]
  return (
    <>
      <ItemDetail
        {...props}
        line={[doc.reviewer && `${TEXTS.readBy} ${doc.reviewer}`, ...facts]}
        face={doc.reviewer && <Avatar name={doc.reviewer} imageUrl={portrait?.url} size="small" />}
        byline={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {doc.reviewer && (
              <p className="flex items-center gap-2 text-sm text-text-soft">
                {TEXTS.readBy}
                <ItemPerson name={doc.reviewer} portrait={portrait} />
              </p>
            )}
            <Byline facts={facts} />
          </div>
        }
      />
      <RelatedOfType
        page={props.page}
        terms={props.terms}
        title={RELATED_TEXTS.relatedAdvice}
        subtitle={RELATED_TEXTS.relatedAdviceText}
        archive={{ title: RELATED_TEXTS.allAdvice, url: '/expert-advices/' }}
      />
    </>
  )
}
