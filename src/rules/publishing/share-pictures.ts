import type { Audience } from '../audience'
import { type BlockVisibility, isVisible } from '../block-visibility'
import { relationId } from '../relation-id'

type Relation = Parameters<typeof relationId>[0]
type LayoutBlock = BlockVisibility & { blockType: string; backgroundImage?: Relation | null }

type Shared = {
  seo?: { image?: Relation | null } | null
  image?: Relation | null
  /** 0: an empty list in the values of a form. */
  layout?: readonly LayoutBlock[] | 0 | null
}

/** The picture of the first banner of a page. */
function bannerPicture({ layout }: Shared, audience: Audience, now: Date): number | null {
  const first = (layout || []).find((block) => block.blockType !== 'retired' && isVisible(block, audience, now))
  return first?.blockType === 'hero' ? relationId(first.backgroundImage) : null
}

/**
 * The pictures that a shared link can have, the best first: the one chosen for it, the item's own, its banner's, the
 * one of the settings.
 * @param fallback id of the picture of the settings
 */
export function sharePictureIds(
  doc: Shared,
  { audience, fallback, now }: { audience: Audience; fallback: number | null; now: Date },
): number[] {
  const wanted = [relationId(doc.seo?.image), relationId(doc.image), bannerPicture(doc, audience, now), fallback]
  return wanted.filter((id) => id !== null)
}
