import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { isStaffRole } from '@/rules/roles'
import { viewerOf } from './viewer.server'

/**
 * Redirects a signed-in member from the admin to the account page before any of the admin is rendered: even its
 * "unauthorized" page contains the CMS configuration. Visitors get the admin's login page.
 */
export async function redirectMembersFromAdmin(): Promise<void> {
  const { account } = await viewerOf(await headers())
  if (account && !isStaffRole(account.role)) redirect('/account/')
}
