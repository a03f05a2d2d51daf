import type { Payload } from 'payload'
import type { Recipe } from '@/payload-types'
import type { Viewer } from '@/platform/session/viewer.server'
import type { Audience } from '@/rules/audience'
import { aRecipe } from './builders'
import { anAccount } from './users'

type MemberPlan = Exclude<Audience, 'visitor'>

/** A member with an account, as calls receive it. */
export async function aMember(payload: Payload, mark: string, plan: MemberPlan = 'free') {
  const { id } = await anAccount(payload, mark, { role: 'member', plan })
  const viewer: Viewer = { audience: plan, account: { id, role: 'member', plan, sid: 's', expiresAtS: 1 } }
  return { id, viewer }
}

/** A viewer who is not signed in. */
export const VISITOR: Viewer = { audience: 'visitor', account: null }

/** A published recipe with this slug. @returns its databaseId, and the document's id */
export async function aPublishedRecipe(payload: Payload, slug: string, own: Partial<Recipe> = {}) {
  const { databaseId, id } = await payload.create({
    collection: 'recipes',
    data: aRecipe({ slug, title: slug, ...own }),
  })
  if (typeof databaseId !== 'number') throw new Error('The recipe has no number.')
  return { databaseId, id }
}
