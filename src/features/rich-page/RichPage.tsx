import { RichContent } from '@/content/Content'
import { type ContentOptions, toSafeTree } from '@/content/pipeline'
import { countLinks, type ManualLink, manualSidebarLinks, sidebarLinks } from '@/content/sidebar-links'
import { ReviewBar } from '@/features/review-bar/ReviewBar.client'
import type { Reviews } from '@/features/review-bar/reviews'
import { SidebarNav } from './SidebarNav.client'

type Props = {
  /** Authored HTML, as the catalogue's authoredHtml gives it. */
  html: string
  /** What the page says of its text: audience, path rules, sign-up links. */
  options: ContentOptions
  /** Set by an editor: they stand instead of the headings. SPEC 4. */
  manualLinks?: readonly ManualLink[] | null
  /** False: the text alone. */
  sidebar?: boolean
  reviews: Reviews | null
}

/** One heading is no list of places. */
const MIN_LINKS = 2

/**
 * A long text as people read it: what is on the page beside it, the text, and an
 * invitation to say what they think of us. SPEC 2.2 (rich content page renderer).
 */
export function RichPage({ html, options, manualLinks, sidebar = true, reviews }: Props) {
  const tree = toSafeTree(html, options)
  const manualList = manualSidebarLinks(manualLinks, { tree, idPrefix: options.idPrefix })
  const links = manualList.length > 0 ? manualList : sidebarLinks(tree)
  const isRich = manualList.length > 0 || countLinks(links) >= MIN_LINKS
  return (
    <div className="rich-page" data-sidebar={sidebar && isRich ? '' : undefined}>
      {sidebar && isRich && <SidebarNav links={links} />}
      <div className="prose rich-text">
        <RichContent tree={tree} />
      </div>
      {isRich && reviews && <ReviewBar reviews={reviews} />}
    </div>
  )
}
