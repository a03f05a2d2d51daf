import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { isModerator } from '@/rules/forum/board-access'
import { LOG_PATH, QUEUE_PATH, RECORD_PATH } from './paths'

type Props = { view: AdminViewServerProps; path: string; title: string; children: ReactNode }

/**
 * The frame of the moderators' pages. Payload does not require sign-in on custom views, so it checks that; the pages
 * read by calls, which check the role again.
 */
export function ModeratorView({ children, path, title, view }: Props) {
  const { initPageResult, params, payload, searchParams, viewActions } = view
  const { permissions, req, visibleEntities } = initPageResult
  const { admin } = payload.config.routes
  if (!req.user || !permissions.canAccessAdmin) redirect(`${admin}/login?redirect=${admin}${path}`)
  const isAllowed = isModerator(req.user.role)
  const links = [
    { href: QUEUE_PATH, label: 'Queue' },
    { href: LOG_PATH, label: 'Log' },
    { href: RECORD_PATH, label: 'A member' },
  ]
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
        {isAllowed && (
          <nav aria-label="Moderation">
            <ul className="ebs-quick-links">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={`${admin}${href}`} prefetch={false}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <h1>{title}</h1>
        {isAllowed ? children : <p>Only organizers, managers and administrators see this.</p>}
      </Gutter>
    </DefaultTemplate>
  )
}
