import { listRows, type StoredRow } from '@/catalogue/queries.server'
import { LIMITS } from '@/rules/limits'
import { ItemDetail } from '@/site/details/ItemDetail'
import { ItemMeta } from '@/site/details/ItemMeta'
import type { DetailProps } from '@/site/details/props'
import { AdjacentWeeks } from './AdjacentWeeks'
import { adjacentWeeks, type Week } from './adjacent-weeks'

/** The page of a reset week: season and week, text, previous and next week. */
export async function WeekDetail(props: DetailProps<'rebootReviveWeeks'>) {
  const { season, weekLabel } = props.page.doc
  const rows = await listRows({ postTypes: ['rebootReviveWeeks'], first: LIMITS.gridPosts })
  return (
    <>
      <ItemDetail
        {...props}
        byline={<ItemMeta items={[['Season', season], ...(weekLabel ? [['Week', weekLabel] as const] : [])]} />}
      />
      <AdjacentWeeks {...adjacentWeeks(rows.map(asWeek), props.page.row.databaseId)} />
    </>
  )
}

function asWeek({ databaseId, extras, title, uri }: StoredRow): Week {
  const { season, weekLabel } = (extras ?? {}) as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  return { databaseId, title, uri: uri ?? null, season: text(season), weekLabel: text(weekLabel) }
}
