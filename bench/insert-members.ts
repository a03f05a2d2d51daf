import type { Payload } from 'payload'
import { DEMO_PASSWORD } from '../demo/people'

/** The username of a numbered member; the password is the demo's. */
export const memberName = (number: number) => `bench-${number}`

/** The username of a numbered member without a membership. */
export const payerName = (number: number) => `payer-${number}`

async function insertAccount(payload: Payload, username: string): Promise<number> {
  const { id } = await payload.create({
    collection: 'users',
    disableVerificationEmail: true,
    data: {
      username,
      email: `${username}@example.com`,
      password: DEMO_PASSWORD,
      role: 'member',
      plan: 'free',
      _verified: true,
    },
  })
  return id
}

/** Creates members who have not joined yet. */
export async function insertPayers(payload: Payload, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) await insertAccount(payload, payerName(number))
}

/** Creates premium members, besides the demo's users. */
export async function insertMembers(payload: Payload, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const id = await insertAccount(payload, memberName(number))
    await payload.create({
      collection: 'subscriptions',
      data: {
        user: id,
        plan: 'premium',
        source: 'complimentary',
        status: 'active',
        startedAt: new Date().toISOString(),
        billingDay: 1,
      },
    })
  }
}
