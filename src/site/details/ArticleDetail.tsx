import { longDate } from '@/rules/dates'
import { RELATED_TEXTS } from '@/rules/page-texts/related'
import { Byline } from './Byline'
import { ItemDetail } from './ItemDetail'
import type { DetailProps } from './props'
import { RelatedOfType } from './RelatedOfType'
import { readingTimeOf } from './reading-time.server'

/** The page of an article: author, date and reading time in its header, related articles below it. */
export async function ArticleDetail(props: DetailProps<'posts'>) {
  const { doc } = props.page
  const facts = [doc.author, longDate(doc.publishedAt), await readingTimeOf(props)]
  return (
    <>
      <ItemDetail {...props} line={facts} byline={<Byline facts={facts} />} />
      <RelatedOfType
        page={props.page}
        terms={props.terms}
        title={RELATED_TEXTS.relatedArticles}
        subtitle={RELATED_TEXTS.relatedArticlesText}
        archive={{ title: RELATED_TEXTS.allArticles, url: '/ebs-blog/' }}
      />
    </>
  )
}
