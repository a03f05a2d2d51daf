import 'server-only'
import { rowsByDocuments, type StoredRow } from '@/catalogue/queries.server'
import { asSystem } from '@/cms/client/local-api.server'
import { isPostType, type PostType } from '@/model/content-types'
import type { Programme as StoredProgramme } from '@/payload-types'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { type Audience, isRestrictedFor, type RequiredPlan } from '@/rules/audience'
import { typeTag } from '@/rules/cache-tags'
import type { Plan, PlanWeek } from '@/rules/programme/plan'
import type { StepKind } from '@/rules/programme/terms'
import { relationId } from '@/rules/relation-id'
import { cached, recordTags } from '@/runtime/cached'

/** A step as members see it. Its item or page is published. */
export type ProgrammeStep = {
  id: string
  kind: StepKind
  title: string
  uri: string | null
  /** In minutes. */
  duration: number | null
  /** The plan of its item or page. */
  requiredPlan: RequiredPlan
  /** The number of its item or page. */
  databaseId: number | null
  /** The type of its item or page; null for a task. */
  postType: PostType | null
}

export type Programme = Omit<Plan<ProgrammeStep>, 'weeks'> & {
  id: number
  slug: string
  title: string
  requiredPlan: RequiredPlan
  mayOpenAll: boolean
  weeks: readonly ProgrammeWeek[]
}

/** A week with what everybody sees of it, also before it opens. */
export type ProgrammeWeek = PlanWeek<ProgrammeStep> & {
  title: string | null
  summary: string | null
  /** The id of its picture. */
  picture: number | null
  /** The id of its page. */
  page: number | null
  /** The address of its page, while it is published. */
  uri: string | null
}

/** All published programs, cached until one of them changes, or an item that they name. */
export function publishedProgrammes(): Promise<readonly Programme[]> {
  return cached('programs', async () => {
    recordTags(typeTag('programmes'))
    const payload = await asSystem('the plans of programs; calls leave out what is closed for the member')
    const { docs } = await payload.db.find<StoredProgramme>({
      collection: 'programmes',
      where: { _status: { equals: 'published' } },
      pagination: false,
    })
    const rows = await rowsByDocuments(documentsOf(docs))
    const byDocument = new Map(rows.map((row) => [keyOf(row.postType, row.docId), row]))
    return docs.map((doc) => toProgramme(doc, byDocument))
  })
}

type StoredWeek = NonNullable<StoredProgramme['weeks']>[number]
type StoredStep = NonNullable<NonNullable<NonNullable<StoredWeek['days']>[number]['steps']>[number]>

const keyOf = (postType: PostType, docId: number) => `${postType}:${docId}`

type NamedDocument = { postType: PostType; docId: number }

/** The item or page of a step; null for a task, and if none is chosen. */
function documentOf({ item, kind, page }: StoredStep): NamedDocument | null {
  if (kind === 'task') return null
  const [postType, docId] = kind === 'page' ? ['pages', relationId(page)] : [item?.relationTo, relationId(item?.value)]
  return isPostType(postType) && docId !== null ? { postType, docId } : null
}

function pageOf({ page }: StoredWeek): NamedDocument | null {
  const docId = relationId(page)
  return docId === null ? null : { postType: 'pages', docId }
}

const stepsOf = ({ days }: StoredWeek) => (days ?? []).flatMap(({ steps }) => steps ?? [])

/** The documents that programs name: those of their steps, and the pages of their weeks. */
function documentsOf(docs: readonly StoredProgramme[]): Map<PostType, number[]> {
  const ids = new Map<PostType, Set<number>>()
  for (const week of docs.flatMap(({ weeks }) => weeks ?? [])) {
    for (const document of [pageOf(week), ...stepsOf(week).map(documentOf)]) {
      if (document) ids.set(document.postType, (ids.get(document.postType) ?? new Set()).add(document.docId))
    }
  }
  return new Map([...ids].map(([postType, some]) => [postType, [...some]]))
}

type RowsByDocument = ReadonlyMap<string, StoredRow>

const rowOf = (document: NamedDocument | null, rows: RowsByDocument): StoredRow | undefined =>
  document ? rows.get(keyOf(document.postType, document.docId)) : undefined

function toProgramme(doc: StoredProgramme, rows: RowsByDocument): Programme {
  const { drip, id, mayOpenAll, requiredPlan, rhythm, slug, title, weeks } = doc
  return {
    id,
    slug,
    title,
    requiredPlan,
    rhythm,
    drip: drip !== false,
    mayOpenAll: mayOpenAll === true,
    weeks: (weeks ?? []).map((week) => ({
      id: week.id ?? '',
      title: week.title || null,
      summary: week.summary || null,
      picture: relationId(week.picture),
      page: relationId(week.page),
      uri: rowOf(pageOf(week), rows)?.uri ?? null,
      opening: week.opening,
      // The admin stores noon in UTC.
      opensOn: week.opensOn?.slice(0, 10) ?? null,
      days: (week.days ?? []).map(({ steps }) => ({ steps: (steps ?? []).flatMap((step) => toStep(step, rows)) })),
    })),
  }
}

/** A step whose item or page is not published is left out. */
function toStep(step: StoredStep, rows: RowsByDocument): ProgrammeStep[] {
  const id = step.id ?? ''
  const { kind } = step
  const ownTitle = step.title?.trim() ?? ''
  if (kind === 'task') {
    const task = { uri: null, duration: null, requiredPlan: 'none', databaseId: null, postType: null } as const
    return ownTitle === '' ? [] : [{ id, kind, title: ownTitle, ...task }]
  }
  const row = rowOf(documentOf(step), rows)
  if (!row) return []
  const { databaseId, duration, postType, requiredPlan, title, totalTime, uri } = row
  return [
    {
      id,
      kind,
      title: ownTitle || title,
      uri: uri ?? null,
      duration: duration ?? totalTime ?? null,
      requiredPlan,
      databaseId,
      postType,
    },
  ]
}

/**
 * The names of published programs.
 * @param ids in the order in which they are returned; none for all, the oldest first
 */
export async function programmeNames(ids: readonly number[]): Promise<{ slug: string; title: string }[]> {
  const programmes = await publishedProgrammes()
  const named =
    ids.length === 0
      ? programmes.toSorted((one, other) => one.id - other.id)
      : ids.flatMap((id) => programmes.find((programme) => programme.id === id) ?? [])
  return named.map(({ slug, title }) => ({ slug, title }))
}

/** The names of the programs that an audience can follow, the oldest first. */
export async function programmesFor(audience: Audience): Promise<{ slug: string; title: string }[]> {
  const programmes = await publishedProgrammes()
  return programmes
    .filter(({ requiredPlan }) => !isRestrictedFor(audience, requiredPlan))
    .toSorted((one, other) => one.id - other.id)
    .map(({ slug, title }) => ({ slug, title }))
}

/** A published program; null if there is none. */
export async function publishedProgramme(slug: string): Promise<Programme | null> {
  return (await publishedProgrammes()).find((programme) => programme.slug === slug) ?? null
}

/**
 * A program that a viewer can follow.
 * @throws AppError not_found; forbidden below its plan
 */
export async function programmeFor({ audience }: Pick<Viewer, 'audience'>, slug: string): Promise<Programme> {
  const programme = await publishedProgramme(slug)
  if (!programme) throw new AppError('not_found', 'There is no such program.')
  if (isRestrictedFor(audience, programme.requiredPlan)) {
    throw new AppError('forbidden', 'This program is not in your plan.')
  }
  return programme
}

/** A program without the steps whose item or page the viewer's plan does not reach. */
export function readableProgramme(programme: Programme, { audience }: Pick<Viewer, 'audience'>): Programme {
  const readable = ({ requiredPlan }: ProgrammeStep) => !isRestrictedFor(audience, requiredPlan)
  return {
    ...programme,
    weeks: programme.weeks.map((week) => ({
      ...week,
      days: week.days.map(({ steps }) => ({ steps: steps.filter(readable) })),
    })),
  }
}
