import { RichContent } from '@/content/Content'
import { type ContentOptions, toSafeTree } from '@/content/pipeline'
import { countLinks, type ManualLink, manualSidebarLinks, sidebarLinks } from '@/content/sidebar-links'
import { LazyReviewBar } from '@/features/review-bar/LazyReviewBar.client'
import type { Reviews } from '@/features/review-bar/reviews.server'
import { textParts } from '@/features/rich-text/text-parts'
import { LazySidebarNav } from './LazySidebarNav.client'

type Props = {
  /** Authored HTML, from the catalogue's authoredHtml. */
  html: string
  /** The page's options for its text: audience, path rules, sign-up links. */
  options: ContentOptions
  /** Links set by an editor, which replace those of the headings. */
  manualLinks?: readonly ManualLink[] | null
  /** False: only the text, as wide as the page. Without links the text stands where it does beside them. */
  sidebar?: boolean
  reviews: Reviews | null
}

/** The minimum of links for a sidebar. */
const MIN_LINKS = 2

/** A long text with its sidebar and the review bar (docs/product.md#shared-screens). */
export function RichPage({ html, options, manualLinks, sidebar = true, reviews }: Props) {
  const tree = toSafeTree(html, options)
  const manualList = manualSidebarLinks(manualLinks, { tree, idPrefix: options.idPrefix })
  const links = manualList.length > 0 ? manualList : sidebarLinks(tree)
  const isRich = manualList.length > 0 || countLinks(links) >= MIN_LINKS
  return (
    <div className="rich-page" data-sidebar={sidebar ? (isRich ? '' : 'empty') : undefined}>
      {sidebar && isRich && <LazySidebarNav links={links} />}
      <div className="prose rich-text">
        <RichContent tree={tree} parts={textParts(options.audience ?? 'visitor')} />
      </div>
      {isRich && reviews && options.audience !== 'visitor' && <LazyReviewBar reviews={reviews} />}
    </div>
  )
}
