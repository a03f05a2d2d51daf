import { cardsOf } from '@/catalogue/cards.server'
import { CommentsSection } from '@/features/community/comments/CommentsSection'
import { areasOf, pathRules } from '@/rules/path-rules'
import { breadcrumbs } from './breadcrumbs.server'
import { detailOf } from './details/components'
import type { SitePage as Page } from './read-page.server'
import { Breadcrumb } from './shell/Breadcrumb'
import { StructuredData } from './structured-data/StructuredData.server'

/** A published item's page: breadcrumb, structured data, and the component of its type. */
export async function SitePage({ page }: { page: Page }) {
  const { audience, row } = page
  const [[card], crumbs] = await Promise.all([
    cardsOf([row], audience),
    breadcrumbs({ uri: row.uri ?? null, title: row.title }, audience),
  ])
  const rules = pathRules(row.uri ?? '/')
  const { background, hiddenFromVisitors, layout } = rules
  // Some pages are empty for visitors, whatever blocks they have: docs/product.md#addresses.
  if (hiddenFromVisitors && audience === 'visitor') return null
  // A light background behind the navigation, even over a picture.
  const lightNav = 'forceLightNavBg' in page.doc && page.doc.forceLightNavBg
  const Detail = detailOf(row.postType)
  return (
    <div
      data-background={background}
      data-layout={layout}
      data-area={areasOf(rules)}
      data-nav={lightNav ? 'light' : undefined}
    >
      <Breadcrumb crumbs={crumbs} />
      <StructuredData page={page} image={card?.image ?? null} />
      <Detail
        page={page}
        image={card?.image ?? null}
        terms={card?.categories ?? []}
        locked={card?.isRestrictedForMember ?? true}
      />
      {row.comments && card && !card.isRestrictedForMember && !page.preview && (
        <CommentsSection item={row.databaseId} audience={audience} />
      )}
    </div>
  )
}
