import { longDate } from '@/rules/dates'
import { TEXTS } from '@/rules/texts'
import { ItemDetail } from './ItemDetail'
import { loadRelatedItems } from './load-related-items.server'
import type { DetailProps } from './props'
import { RelatedItems } from './RelatedItems'

/** The page of an article: author and date in its header, related articles below it. */
export async function ArticleDetail(props: DetailProps<'posts'>) {
  const { audience, doc, row } = props.page
  const date = longDate(doc.publishedAt)
  return (
    <>
      <ItemDetail
        {...props}
        byline={<p className="text-sm text-text-quiet">{[doc.author, date].filter(Boolean).join(', ')}</p>}
      />
      <RelatedItems
        cards={await loadRelatedItems(row, props.terms, audience)}
        title={TEXTS.relatedArticles}
        subtitle={TEXTS.relatedArticlesText}
        archive={{ title: TEXTS.allArticles, url: '/ebs-blog/' }}
      />
    </>
  )
}
