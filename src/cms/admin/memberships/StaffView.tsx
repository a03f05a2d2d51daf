import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { IMPORT_PATH, MEMBERS_PATH, NUMBERS_PATH } from './paths'

type Props = {
  view: AdminViewServerProps
  /** Below the admin's route. */
  path: string
  title: string
  /** Who may see it: those who read memberships, or those who change them. */
  needs: 'read' | 'update'
  children: () => ReactNode | Promise<ReactNode>
}

/** What the signed-in user may do with memberships. */
export const membershipRights = ({ initPageResult }: AdminViewServerProps) => {
  const { permissions } = initPageResult
  const rights = permissions.collections?.subscriptions
  return { read: Boolean(rights?.read), update: Boolean(rights?.update) }
}

/**
 * The frame of the pages for memberships. Payload does not require sign-in on custom views, so it checks that, and reads
 * nothing for those who may not see it.
 */
export async function StaffView({ children, needs, path, title, view }: Props) {
  const { initPageResult, params, payload, searchParams, viewActions } = view
  const { permissions, req, visibleEntities } = initPageResult
  const { admin } = payload.config.routes
  if (!req.user || !permissions.canAccessAdmin) redirect(`${admin}/login?redirect=${admin}${path}`)
  const rights = membershipRights(view)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={initPageResult.locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      viewActions={viewActions}
      visibleEntities={visibleEntities}
    >
      <Gutter className="ebs-transfer ebs-members">
        {rights.read && <Sections admin={admin} mayChange={rights.update} />}
        <h1>{title}</h1>
        {rights[needs] ? (
          await children()
        ) : (
          <p>
            {needs === 'read'
              ? 'Only managers, administrators and organizers see this.'
              : 'Only managers and administrators can do this.'}
          </p>
        )}
      </Gutter>
    </DefaultTemplate>
  )
}

function Sections({ admin, mayChange }: { admin: string; mayChange: boolean }) {
  const links = [
    { path: MEMBERS_PATH, label: 'Members' },
    { path: NUMBERS_PATH, label: 'Numbers' },
    { path: '/collections/orders?where[or][0][and][0][status][equals]=pending', label: 'Orders to confirm' },
    { path: '/globals/membershipEmails', label: 'Emails' },
    ...(mayChange ? [{ path: IMPORT_PATH, label: 'Import and export' }] : []),
  ]
  return (
    <nav aria-label="Memberships">
      <ul className="ebs-quick-links">
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link href={`${admin}${path}`} prefetch={false}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
