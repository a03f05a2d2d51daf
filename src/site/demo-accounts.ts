import 'server-only'
import { asSystem } from '@/cms/client'
import { DEMO_EMAILS } from '@/rules/demo-accounts'

/**
 * Whether the demo's accounts, whose password everybody knows, are there. Somebody may join with one of their
 * addresses, but cannot confirm it: such an account is not counted, or a stranger could keep the site off the network.
 */
export async function hasDemoAccounts(): Promise<boolean> {
  const payload = await asSystem('deciding where to listen')
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { and: [{ email: { in: [...DEMO_EMAILS] } }, { _verified: { equals: true } }] },
  })
  return totalDocs > 0
}
