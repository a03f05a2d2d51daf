import type { ReactNode } from 'react'
import { authoredHtml } from '@/catalogue/authored.server'
import { favoriteButtonFor } from '@/features/favorites/favorite-button-for'
import { loadReviews } from '@/features/review-bar/reviews.server'
import { RichPage } from '@/features/rich-page/RichPage'
import type { PostType } from '@/model/content-types'
import { pathRules } from '@/rules/path-rules'
import { MembersNotice } from '@/site/MembersNotice'
import { ItemHeader } from './ItemHeader'
import { MembersPart } from './MembersPart'
import type { DetailProps } from './props'
import { ReadStep } from './ReadStep'

type Props = DetailProps<PostType> & {
  byline?: ReactNode
  /** Above the title. */
  eyebrow?: ReactNode
  /** As in the header: before the lock. */
  facts?: ReactNode
  /** While it is locked, in the place of the byline: the same facts in one line, before the lock. */
  line?: readonly (string | null | undefined)[]
  /** The face of whom that line names first. */
  face?: ReactNode
  /** A button before the favorite button. */
  action?: ReactNode
  /** After the buttons; protected by the plan. */
  more?: ReactNode
  /** In the place of the picture, such as a video; protected by the plan. */
  media?: ReactNode
  /** A control on the picture. */
  overPicture?: ReactNode
  /** Content between header and text; protected by the plan. */
  children?: ReactNode
}

/** The page of an item with a picture and a text: its header, and its text or the members' notice. */
export async function ItemDetail({
  page,
  image,
  terms,
  locked,
  action,
  byline,
  children,
  eyebrow,
  face,
  facts,
  line,
  media,
  more,
  overPicture,
}: Props) {
  const { audience, doc, row } = page
  const [body = ''] = 'body' in doc && !locked ? await authoredHtml({ richText: doc.body, html: doc.bodyHtml }) : []
  const { contentHeadings } = pathRules(row.uri ?? '/')
  return (
    <article>
      <ItemHeader
        title={row.title}
        summary={row.summary}
        image={image}
        terms={terms}
        // The text, or what opens the item, begins in the first screen.
        low={locked || !media}
        media={locked ? null : media}
        overPicture={overPicture}
        eyebrow={eyebrow}
        facts={facts}
        line={locked ? line : undefined}
        face={locked && face}
        lock={locked ? row : null}
      >
        {!(locked && line) && byline}
        {body && <MembersPart audience={audience} html={body} />}
        {action ? (
          <div className="flex flex-wrap items-center gap-3">
            {action}
            {favoriteButtonFor(row, { worded: true })}
          </div>
        ) : (
          favoriteButtonFor(row, { worded: true })
        )}
        {!locked && more}
      </ItemHeader>
      {locked ? <MembersNotice audience={audience} row={row} /> : children}
      {body && (
        <div className="wrap py-section" data-light="noon">
          <RichPage html={body} options={{ audience, contentHeadings }} reviews={await loadReviews(audience)} />
        </div>
      )}
      <ReadStep page={page} locked={locked} />
    </article>
  )
}
