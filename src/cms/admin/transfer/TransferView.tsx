import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { LIMITS } from '@/rules/limits'
import { Import } from './Import.client'
import { EXPORT_FORMATS, exportPath, TRANSFER_PATH } from './transfer-paths'

/**
 * Admin page for importing and exporting recipes. Payload does not require sign-in on custom views, so this view checks
 * it.
 */
export function TransferView({ initPageResult, params, payload, searchParams, viewActions }: AdminViewServerProps) {
  const { permissions, req, visibleEntities } = initPageResult
  const { admin, api } = payload.config.routes
  if (!req.user || !permissions.canAccessAdmin) redirect(`${admin}/login?redirect=${admin}${TRANSFER_PATH}`)
  const allowed = Boolean(permissions.collections?.recipes?.update)
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
      <Gutter className="ebs-transfer">
        <h1>Recipes: import and export</h1>
        {allowed ? (
          <>
            <section aria-labelledby="ebs-export">
              <h2 id="ebs-export">Export</h2>
              <p>
                All recipes in the admin, including drafts. To export only some of them, select or filter them in the{' '}
                <Link href={`${admin}/collections/recipes`} prefetch={false}>
                  list of recipes
                </Link>
                .
              </p>
              <ul className="ebs-quick-links">
                {EXPORT_FORMATS.map(({ format, label }) => (
                  <li key={format}>
                    <a href={exportPath(api, format)} download>
                      All recipes as {label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
            <Import api={api} admin={admin} maxRows={LIMITS.recipeImportRows} maxBytes={LIMITS.recipeImportBytes} />
          </>
        ) : (
          <p>Only editors, managers and administrators can import and export recipes.</p>
        )}
      </Gutter>
    </DefaultTemplate>
  )
}
