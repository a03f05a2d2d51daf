import { longDate } from '@/rules/dates'
import { ItemDetail } from './ItemDetail'
import type { DetailProps } from './props'

/** The page of an article: who wrote it and when stand in its head. SPEC 3. */
export function ArticleDetail(props: DetailProps<'posts'>) {
  const { author, publishedAt } = props.page.doc
  const date = longDate(publishedAt)
  return (
    <ItemDetail
      {...props}
      byline={<p className="text-sm text-text-quiet">{[author, date].filter(Boolean).join(', ')}</p>}
    />
  )
}
