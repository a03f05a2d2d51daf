import Link from 'next/link'
import type { Payload, SanitizedPermissions } from 'payload'
import { MEMBERS_PATH, NUMBERS_PATH } from './paths'

type Props = { payload: Payload; permissions?: SanitizedPermissions }

/** Below the admin's navigation: the pages for memberships, for those who read them. */
export function NavLinks({ payload, permissions }: Props) {
  if (!permissions?.collections?.subscriptions?.read) return null
  const { admin } = payload.config.routes
  return (
    <nav className="ebs-nav-links" aria-label="Memberships">
      <Link href={`${admin}${MEMBERS_PATH}`} prefetch={false}>
        Members
      </Link>
      <Link href={`${admin}${NUMBERS_PATH}`} prefetch={false}>
        Numbers of memberships
      </Link>
    </nav>
  )
}
