import type { PostType } from '@/catalogue/post-types'
import { Authored } from '@/content/Authored'
import { MembersNotice } from '@/site/MembersNotice'
import { ItemHead } from './ItemHead'
import type { DetailProps } from './props'

/** The page of an item that is a text with a picture: its head, and its text or the members' notice. */
export function ItemDetail({ page, image, terms, locked }: DetailProps<PostType>) {
  const { doc, row } = page
  const body = 'body' in doc ? { richText: doc.body, html: doc.bodyHtml } : null
  return (
    <article>
      <ItemHead title={row.title} summary={row.summary} image={image} terms={terms} />
      {locked && <MembersNotice />}
      {!locked && body && (
        <div className="wrap prose py-8">
          <Authored {...body} />
        </div>
      )}
    </article>
  )
}
