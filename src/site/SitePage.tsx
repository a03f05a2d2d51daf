import { cardsOf } from '@/catalogue/cards'
import type { PostType } from '@/catalogue/post-types'
import { pathRules } from '../rules/path-rules'
import { breadcrumbs } from './breadcrumbs'
import { detailComponents } from './details/components'
import type { DetailProps } from './details/props'
import type { SitePage as Page } from './read-page'
import { Breadcrumb } from './shell/Breadcrumb'
import { StructuredData } from './structured-data/StructuredData'

/** A published item's page: its breadcrumb, then, with picture and categories, its type's component. */
export async function SitePage({ page }: { page: Page }) {
  const { audience, row } = page
  const [[card], crumbs] = await Promise.all([
    cardsOf([row], audience),
    breadcrumbs({ uri: row.uri ?? null, title: row.title }, audience),
  ])
  const { background, hiddenFromVisitors, layout } = pathRules(row.uri ?? '/')
  // SPEC 2.1: of some pages a visitor sees nothing, whatever they are made of.
  if (hiddenFromVisitors && audience === 'visitor') return null
  // SPEC 3: paper behind the navigation even where a picture lies under it.
  const lightNav = 'forceLightNavBg' in page.doc && page.doc.forceLightNavBg
  // Type and component belong together by the registry's type; TypeScript cannot relate the two lookups.
  const Detail = detailComponents[row.postType] as (props: DetailProps<PostType>) => React.ReactNode
  return (
    <div data-background={background} data-layout={layout} data-nav={lightNav ? 'light' : undefined}>
      <Breadcrumb crumbs={crumbs} />
      <StructuredData page={page} image={card?.image ?? null} />
      <Detail
        page={page}
        image={card?.image ?? null}
        terms={card?.categories ?? []}
        locked={card?.isRestrictedForMember ?? true}
      />
    </div>
  )
}
