import { listRows, type StoredRow } from '@/catalogue/queries.server'
import { LIMITS } from '@/rules/limits'
import { TEXTS } from '@/rules/texts'
import { ItemDetail } from '@/site/details/ItemDetail'
import { ItemMeta } from '@/site/details/ItemMeta'
import { loadRelatedItems } from '@/site/details/load-related-items.server'
import type { DetailProps } from '@/site/details/props'
import { RelatedItems } from '@/site/details/RelatedItems'
import { AdjacentWeeks } from './AdjacentWeeks'
import { adjacentWeeks, type Week } from './adjacent-weeks'

/** The page of a reset week: season and week, text, previous and next week, related weeks. */
export async function WeekDetail(props: DetailProps<'rebootReviveWeeks'>) {
  const { audience, doc, row } = props.page
  const { season, weekLabel } = doc
  const rows = await listRows({ postTypes: ['rebootReviveWeeks'], first: LIMITS.gridPosts })
  return (
    <>
      <ItemDetail
        {...props}
        byline={<ItemMeta items={[['Season', season], ...(weekLabel ? [['Week', weekLabel] as const] : [])]} />}
      />
      <AdjacentWeeks {...adjacentWeeks(rows.map(asWeek), row.databaseId)} />
      <RelatedItems
        cards={await loadRelatedItems(row, props.terms, audience)}
        title={TEXTS.relatedWeeks}
        subtitle={TEXTS.relatedWeeksText}
        archive={{ title: TEXTS.allWeeks, url: '/reboot-revive/' }}
      />
    </>
  )
}

function asWeek({ databaseId, extras, title, uri }: StoredRow): Week {
  const { season, weekLabel } = (extras ?? {}) as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  return { databaseId, title, uri: uri ?? null, season: text(season), weekLabel: text(weekLabel) }
}
