import type { Payload, Where } from 'payload'
import type { Subscription } from '@/payload-types'
import type { Plan } from '@/rules/audience'
import type { Role } from '@/rules/roles'

export const PASSWORD = 'a password for the tests'

/** Every kind of viewer: no account, each plan, each staff role. */
export const VIEWERS = {
  visitor: null,
  free: { role: 'member', plan: 'free' },
  standard: { role: 'member', plan: 'standard' },
  premium: { role: 'member', plan: 'premium' },
  organizer: { role: 'organizer', plan: 'free' },
  editor: { role: 'editor', plan: 'free' },
  manager: { role: 'manager', plan: 'free' },
  administrator: { role: 'administrator', plan: 'free' },
} as const satisfies Record<string, { role: Role; plan: Plan } | null>

export type ViewerName = keyof typeof VIEWERS
export const VIEWER_NAMES = Object.keys(VIEWERS) as ViewerName[]
export const OUTSIDERS = ['visitor', 'free', 'standard', 'premium'] as const satisfies ViewerName[]

/** A viewer. `id` and `token` are null for a visitor. */
export type Viewer = { name: ViewerName; id: number | null; token: string | null }

/** Creates an account. @param mark a word that all its texts contain */
export async function anAccount(payload: Payload, mark: string, { role, plan }: { role: Role; plan: Plan }) {
  const account = await payload.create({
    collection: 'users',
    data: {
      username: `${mark}user`,
      email: `${mark}@example.com`,
      password: PASSWORD,
      firstName: `${mark} first`,
      lastName: `${mark} last`,
      about: `${mark} about`,
      role,
      plan: 'free',
      _verified: true,
    },
    disableVerificationEmail: true,
  })
  if (plan !== 'free') await givePlan(payload, account.id, plan)
  return { ...account, plan }
}

/** Gives a person another plan, as staff do: whatever they have ends, and a complimentary subscription begins. */
export async function givePlan(payload: Payload, user: number, plan: Plan): Promise<void> {
  const where: Where = { and: [{ user: { equals: user } }, { status: { not_equals: 'ended' } }] }
  const { docs } = await payload.find({ collection: 'subscriptions', where, pagination: false, depth: 0 })
  for (const { id } of docs) await payload.update({ collection: 'subscriptions', id, data: { status: 'ended' } })
  if (plan === 'free') return
  await payload.create({
    collection: 'subscriptions',
    // Hooks fill in what is required.
    data: { user, plan, source: 'complimentary', reason: 'For a test' } as Partial<Subscription> as Subscription,
  })
}

export async function signInAs(payload: Payload, email: string): Promise<string> {
  const { token } = await payload.login({ collection: 'users', data: { email, password: PASSWORD } })
  if (!token) throw new Error(`${email} got no token`)
  return token
}

/** One viewer of each kind, signed in. Their texts contain the mark `own<name>`. */
export async function createViewers(payload: Payload): Promise<Record<ViewerName, Viewer>> {
  const viewers: Partial<Record<ViewerName, Viewer>> = {}
  for (const name of VIEWER_NAMES) {
    const account = VIEWERS[name]
    if (!account) {
      viewers[name] = { name, id: null, token: null }
      continue
    }
    const { id, email } = await anAccount(payload, markOf(name), account)
    viewers[name] = { name, id, token: await signInAs(payload, email) }
  }
  return viewers as Record<ViewerName, Viewer>
}

export const markOf = (name: ViewerName) => `own${name}`
