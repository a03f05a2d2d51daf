import 'server-only'
import { asSystem } from '@/cms/client/local-api.server'
import { DEMO_EMAILS } from '@/rules/demo-accounts'

/**
 * Whether the demo's accounts exist, whose password is public. Only confirmed accounts count: anyone can join with one
 * of their addresses without being able to confirm it, and could otherwise keep the site off the network.
 */
export async function hasDemoAccounts(): Promise<boolean> {
  const payload = await asSystem('checking for demo accounts')
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { and: [{ email: { in: [...DEMO_EMAILS] } }, { _verified: { equals: true } }] },
  })
  return totalDocs > 0
}
