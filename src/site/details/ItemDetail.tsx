import { authoredHtml } from '@/catalogue/authored'
import type { PostType } from '@/catalogue/post-types'
import { Content } from '@/content/Content'
import { MembersNotice } from '@/site/MembersNotice'
import { ItemHead } from './ItemHead'
import type { DetailProps } from './props'

/** The page of an item that is a text with a picture: its head, and its text or the members' notice. */
export async function ItemDetail({ page, image, terms, locked }: DetailProps<PostType>) {
  const { doc, row } = page
  const [body = ''] = 'body' in doc && !locked ? await authoredHtml({ richText: doc.body, html: doc.bodyHtml }) : []
  return (
    <article>
      <ItemHead title={row.title} summary={row.summary} image={image} terms={terms} />
      {locked && <MembersNotice />}
      {body && (
        <div className="wrap prose py-8">
          <Content html={body} />
        </div>
      )}
    </article>
  )
}
