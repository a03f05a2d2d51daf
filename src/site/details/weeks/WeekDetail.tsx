import { insideOf } from '@/catalogue/inside.server'
import { listRows, type StoredRow } from '@/catalogue/queries.server'
import { inSentence } from '@/model/content-types/counts'
import { LIMITS } from '@/rules/limits'
import { RELATED_TEXTS } from '@/rules/page-texts/related'
import { ItemDetail } from '@/site/details/ItemDetail'
import { ItemMeta } from '@/site/details/ItemMeta'
import type { DetailProps } from '@/site/details/props'
import { RelatedOfType } from '@/site/details/RelatedOfType'
import { AdjacentWeeks } from './AdjacentWeeks'
import { adjacentWeeks, type Week } from './adjacent-weeks'

/** The page of a reset week: season, week and how much it holds, text, previous and next week, related weeks. */
export async function WeekDetail(props: DetailProps<'rebootReviveWeeks'>) {
  const { doc, row } = props.page
  const { season, weekLabel } = doc
  const { counts } = await insideOf(row)
  const rows = await listRows({ postTypes: ['rebootReviveWeeks'], first: LIMITS.gridPosts })
  return (
    <>
      <ItemDetail
        {...props}
        line={[season, weekLabel]}
        byline={
          <>
            <ItemMeta items={[['Season', season], ...(weekLabel ? [['Week', weekLabel] as const] : [])]} />
            {counts.length > 0 && <p className="text-text-soft">{inSentence(counts)}</p>}
          </>
        }
      />
      <AdjacentWeeks {...adjacentWeeks(rows.map(asWeek), row.databaseId)} />
      <RelatedOfType
        page={props.page}
        terms={props.terms}
        title={RELATED_TEXTS.relatedWeeks}
        subtitle={RELATED_TEXTS.relatedWeeksText}
        archive={{ title: RELATED_TEXTS.allWeeks, url: '/reboot-revive/' }}
      />
    </>
  )
}

function asWeek({ databaseId, extras, title, uri }: StoredRow): Week {
  const { season, weekLabel } = (extras ?? {}) as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  return { databaseId, title, uri: uri ?? null, season: text(season), weekLabel: text(weekLabel) }
}
