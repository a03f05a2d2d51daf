import 'server-only'
import { z } from 'zod'
import { asSystem } from '@/cms/client/local-api.server'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import {
  cancelBody,
  cancelMembership,
  changeBody,
  changeMembership,
  pauseBody,
  pauseMembership,
  refundMembership,
  resumeMembership,
} from '../change.server'
import { requireManager } from './require-manager'

const person = z.object({
  user: z
    .number('Use the id of a person.')
    .int()
    .min(1)
    .max(2 ** 31 - 1),
})

/** POST /api/memberships/staff */
export const staffBody = z.discriminatedUnion('action', [
  person.extend({ action: z.literal('cancel'), ...cancelBody.shape }),
  person.extend({ action: z.literal('refund'), ...cancelBody.shape }),
  person.extend({ action: z.literal('resume') }),
  person.extend({ action: z.literal('pause'), ...pauseBody.shape }),
  person.extend({ action: z.literal('change'), ...changeBody.shape }),
])

/**
 * Cancels, resumes, pauses or changes the membership of a person, as they could by themselves, or refunds and ends it;
 * the ledger says that staff did it.
 * @returns what the person's own call answers
 * @throws AppError forbidden except for managers and administrators; not_found; conflict, unprocessable
 */
export async function actForMember(viewer: Viewer, body: z.infer<typeof staffBody>) {
  const account = requireManager(viewer)
  const payload = await asSystem('whether the person exists whose membership staff change')
  const { totalDocs } = await payload.count({ collection: 'users', where: { id: { equals: body.user } } })
  if (totalDocs === 0) throw new AppError('not_found', 'There is no such person.')
  const onBehalf: Viewer = { audience: viewer.audience, account, onBehalfOf: body.user }
  switch (body.action) {
    case 'cancel':
      return cancelMembership(onBehalf, body)
    case 'refund':
      return refundMembership(onBehalf, body)
    case 'resume':
      return resumeMembership(onBehalf)
    case 'pause':
      return pauseMembership(onBehalf, body)
    case 'change':
      return changeMembership(onBehalf, body)
    default:
      return body satisfies never
  }
}
