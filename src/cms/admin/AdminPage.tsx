import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type Props = {
  view: AdminViewServerProps
  /** Below the admin's route. */
  path: string
  className: string
  children: ReactNode
}

/** The frame of an admin page of ours. Payload does not require sign-in on custom views, so this checks it. */
export function AdminPage({ children, className, path, view }: Props) {
  const { initPageResult, params, payload, searchParams, viewActions } = view
  const { permissions, req, visibleEntities } = initPageResult
  const { admin } = payload.config.routes
  if (!req.user || !permissions.canAccessAdmin) redirect(`${admin}/login?redirect=${admin}${path}`)
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
      <main>
        <Gutter className={className}>{children}</Gutter>
      </main>
    </DefaultTemplate>
  )
}
