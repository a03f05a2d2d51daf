import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { isStaffRole } from '@/rules/roles'
import { viewerOf } from './viewer'

/**
 * Sends a signed-in member from the admin to their account, before anything of the admin is rendered: even its page
 * that says no carries the CMS's configuration. Visitors go on, to its page for signing in.
 */
export async function redirectMembersFromAdmin(): Promise<void> {
  const { account } = await viewerOf(await headers())
  if (account && !isStaffRole(account.role)) redirect('/account/')
}
