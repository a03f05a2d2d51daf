import { authoredHtml } from '@/catalogue/authored.server'
import { toPlainText } from '@/content/to-plain-text'
import { longDate } from '@/rules/dates'
import { readingMinutes } from '@/rules/reading-time'
import { TEXTS } from '@/rules/texts'
import { ItemDetail } from './ItemDetail'
import type { DetailProps } from './props'
import { RelatedOfType } from './RelatedOfType'

/** The page of an article: author, date and reading time in its header, related articles below it. */
export async function ArticleDetail(props: DetailProps<'posts'>) {
  const { doc } = props.page
  // Of a restricted article the text is missing: the time is among what it holds.
  const [html = ''] = props.locked ? [] : await authoredHtml({ richText: doc.body, html: doc.bodyHtml })
  const minutes = readingMinutes(toPlainText(html))
  const facts = [doc.author, longDate(doc.publishedAt), minutes ? TEXTS.readingTime(minutes) : null]
  return (
    <>
      <ItemDetail
        {...props}
        line={facts}
        byline={<p className="text-sm text-text-quiet">{facts.filter(Boolean).join(' · ')}</p>}
      />
      <RelatedOfType
        page={props.page}
        terms={props.terms}
        title={TEXTS.relatedArticles}
        subtitle={TEXTS.relatedArticlesText}
        archive={{ title: TEXTS.allArticles, url: '/ebs-blog/' }}
      />
    </>
  )
}
