import { APIError, type CollectionSlug, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { isPostType, type PostType } from '@/model/content-types'
import type { Programme } from '@/payload-types'
import { isRequiredPlan, type RequiredPlan } from '@/rules/audience'
import { stepProblem } from '@/rules/programme/step-problem'
import { relationId } from '@/rules/relation-id'
import { staff } from '../access/rules'

/** A step that members do not see, and where it is. Numbers count from 1. */
export type StepProblem = { week: number; day: number; step: number; title: string | null; problem: string }

type Target = { postType: PostType; id: number }
type PlacedStep = { week: number; day: number; step: number; title: string | null; kind: 'item' | 'page' | 'task' } & {
  target: Target | null
}

const keyOf = ({ id, postType }: Target) => `${postType}:${id}`

function placedSteps({ weeks }: Pick<Programme, 'weeks'>): PlacedStep[] {
  return (weeks ?? []).flatMap(({ days }, week) =>
    (days ?? []).flatMap(({ steps }, day) =>
      (steps ?? []).map(({ item, kind, page, title }, step) => {
        const [postType, id] =
          kind === 'page' ? ['pages', relationId(page)] : [item?.relationTo, relationId(item?.value)]
        const target = isPostType(postType) && id !== null ? { postType, id } : null
        return { week: week + 1, day: day + 1, step: step + 1, title: title || null, kind, target }
      }),
    ),
  )
}

function byType(targets: readonly Target[]): Map<PostType, number[]> {
  const ids = new Map<PostType, number[]>()
  for (const { id, postType } of targets) ids.set(postType, [...(ids.get(postType) ?? []), id])
  return ids
}

/** The plans of published items, by {@link keyOf}. */
async function publishedPlans(req: PayloadRequest, targets: readonly Target[]): Promise<Map<string, RequiredPlan>> {
  const or = [...byType(targets)].map(
    ([postType, ids]): Where => ({
      and: [{ postType: { equals: postType } }, { docId: { in: ids } }],
    }),
  )
  if (or.length === 0) return new Map()
  type Row = { postType: PostType; docId: number; requiredPlan: string }
  const { docs } = await req.payload.db.find<Row>({ collection: 'catalogue', where: { or }, pagination: false, req })
  return new Map(
    docs.flatMap(({ docId, postType, requiredPlan }) =>
      isRequiredPlan(requiredPlan) ? [[keyOf({ postType, id: docId }), requiredPlan] as const] : [],
    ),
  )
}

/** The titles of items, published or not, by {@link keyOf}. */
async function titlesOf(req: PayloadRequest, targets: readonly Target[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const [postType, ids] of byType(targets)) {
    const { docs } = await req.payload.find({
      collection: postType satisfies CollectionSlug,
      where: { id: { in: ids } },
      select: { title: true },
      depth: 0,
      draft: true,
      pagination: false,
      req,
    })
    for (const { id, title } of docs) titles.set(keyOf({ postType, id }), title)
  }
  return titles
}

/** The steps of a program's last saved version that some or all members do not see, in order. */
export async function stepProblems(req: PayloadRequest, id: number): Promise<StepProblem[]> {
  const programme = await req.payload.findByID({ collection: 'programmes', id, draft: true, depth: 0, req })
  const steps = placedSteps(programme)
  const plans = await publishedPlans(
    req,
    steps.flatMap(({ target }) => target ?? []),
  )
  const found = steps.flatMap((step) => {
    const plan = step.target && plans.get(keyOf(step.target))
    const chosen = { kind: step.kind, chosen: step.target !== null, target: plan ? { requiredPlan: plan } : null }
    const problem = stepProblem(chosen, programme.requiredPlan)
    return problem === null ? [] : [{ ...step, problem }]
  })
  const titles = await titlesOf(
    req,
    found.flatMap(({ target }) => target ?? []),
  )
  return found.map(({ day, problem, step, target, title, week }) => ({
    week,
    day,
    step,
    title: title ?? (target && (titles.get(keyOf(target)) ?? null)),
    problem,
  }))
}

/** `GET /:id/step-problems`: for the panel on a program's screen. */
export const stepProblemsEndpoint: Endpoint = {
  path: '/:id/step-problems',
  method: 'get',
  handler: async (req) => {
    if (!staff({ req })) throw new APIError('This is for staff.', 403, null, true)
    const problems = await stepProblems(req, Number(req.routeParams?.id))
    return Response.json({ problems }, { headers: { 'cache-control': 'no-store' } })
  },
}
