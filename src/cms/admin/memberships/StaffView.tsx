import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { AdminPage } from '../AdminPage'
import { IMPORT_PATH, MEMBERS_PATH, NUMBERS_PATH, PRICES_PATH } from './paths'

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
  const may = (right: unknown) => Boolean(permissions.canAccessAdmin && right)
  return { read: may(rights?.read), update: may(rights?.update) }
}

/** The frame of the pages for memberships. Nothing is read for those who may not see it. */
export async function StaffView({ children, needs, path, title, view }: Props) {
  const { admin } = view.payload.config.routes
  const rights = membershipRights(view)
  return (
    <AdminPage view={view} path={path} className="ebs-transfer ebs-members">
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
    </AdminPage>
  )
}

function Sections({ admin, mayChange }: { admin: string; mayChange: boolean }) {
  const links = [
    { path: MEMBERS_PATH, label: 'Members' },
    { path: NUMBERS_PATH, label: 'Numbers' },
    { path: PRICES_PATH, label: 'Earlier prices' },
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
