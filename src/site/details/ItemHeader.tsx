import type { ReactNode } from 'react'
import type { CardImage, Term } from '@/catalogue/cards.server'
import { type Inside, insideOf } from '@/catalogue/inside.server'
import { LockBadge } from '@/site/LockBadge'
import { type LockedRow, LockSummary } from '@/site/LockSummary'
import { Badge } from '@/ui/Badge'
import { FactLine } from '@/ui/FactLine'
import { Picture } from '@/ui/Picture'
import { ItemInside } from './ItemInside'

type Props = {
  title: string
  summary?: string | null
  image: CardImage | null
  terms: Term[]
  /** The item, if the rest is restricted: the header says what opens it, since on phones the notice is below the first screen. */
  lock?: LockedRow | null
  /** What the item holds, if not what its own texts say. */
  inside?: Inside | null
  /** A lower picture, so that what follows the text reaches the first screen. */
  low?: boolean
  /** In the place of the picture. */
  media?: ReactNode
  /** A control on the picture; below the texts where there is none. */
  overPicture?: ReactNode
  /** Above the title. */
  eyebrow?: ReactNode
  /** What the reader decides by, such as the day of an event; after the summary. */
  facts?: ReactNode
  /** Of a restricted item: short facts for one line, before how much it holds. */
  line?: readonly (string | null | undefined)[]
  /** The face of whom that line names first. */
  face?: ReactNode
  children?: ReactNode
}

/** The picture's share of the viewport, beside the text and above it. */
const SIZES = '(min-width: 64rem) 54vw, 95vw'

/**
 * The header of an item's page, visible to everyone. Its picture has the design's one large corner; of a restricted item
 * it says what it holds and what opens it.
 */
export async function ItemHeader({
  children,
  eyebrow,
  face,
  facts,
  image,
  inside: given = null,
  line = [],
  lock = null,
  low = lock !== null,
  media,
  overPicture,
  summary,
  terms,
  title,
}: Props) {
  const inside = given ?? (lock && (await insideOf(lock)))
  const counts = [...line, ...(inside?.counts ?? [])].filter(Boolean)
  return (
    <div
      className="item-header"
      data-light="morning"
      data-picture={image ? '' : undefined}
      data-media={media ? '' : undefined}
      data-low={low || undefined}
    >
      {/* Picture or video before the text, as on a phone: after it, loading would shift the text. */}
      {image && (
        <div className="item-picture cover-frame">
          <Picture image={image} sizes={SIZES} priority />
          {overPicture && <div className="item-over-picture">{overPicture}</div>}
        </div>
      )}
      {media && (
        <div className="item-media" data-light="noon">
          {media}
        </div>
      )}
      <div className="item-text grid content-center justify-items-start gap-5">
        {(lock || terms.length > 0) && (
          <div className="flex flex-wrap gap-2">
            {lock && <LockBadge row={lock} />}
            {terms.length > 0 && (
              <ul className="contents" aria-label="Categories">
                {terms.map(({ id, title: name }) => (
                  <li key={id}>
                    <Badge>{name}</Badge>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        {eyebrow}
        <h1 className="type-h1">{title}</h1>
        {summary && <p className={`max-w-measure text-text-soft ${low ? 'md:text-lg' : 'text-lg'}`}>{summary}</p>}
        {/* On wide screens what is given as its contents says the same. */}
        {facts && <div className={`item-facts grid w-full gap-2 ${given ? 'lg:hidden' : ''}`}>{facts}</div>}
        {counts.length > 0 && (
          // Beside other facts there is no room for them on phones.
          <div
            className={`flex items-center gap-2.5 text-sm text-text-soft md:text-base ${facts ? 'max-md:hidden' : ''}`}
          >
            {face}
            <FactLine facts={counts} />
          </div>
        )}
        {lock && <LockSummary row={lock} />}
        {!image && overPicture}
        {children}
      </div>
      {inside && <ItemInside inside={inside} />}
    </div>
  )
}
