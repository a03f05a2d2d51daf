import { TEXTS } from '@/rules/texts'
import { ItemDetail } from './ItemDetail'
import type { DetailProps } from './props'
import { RelatedOfType } from './RelatedOfType'

/** The page of an advice: its text, other advice. */
export function AdviceDetail(props: DetailProps<'expertAdvices'>) {
  return (
    <>
      <ItemDetail {...props} />
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
