import { longDate } from '@/rules/dates'
import { TEXTS } from '@/rules/texts'
import { Byline } from './Byline'
import { ItemDetail } from './ItemDetail'
import type { DetailProps } from './props'
import { RelatedOfType } from './RelatedOfType'
import { readingTimeOf } from './reading-time.server'

/** The page of an advice: date and reading time in its header, its text, other advice. */
export async function AdviceDetail(props: DetailProps<'expertAdvices'>) {
  const facts = [longDate(props.page.doc.publishedAt), await readingTimeOf(props)]
  return (
    <>
      <ItemDetail {...props} line={facts} byline={<Byline facts={facts} />} />
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
