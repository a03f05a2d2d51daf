import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { LIMITS } from '@/rules/limits'
import { AdminPage } from '../AdminPage'
import { Import } from './Import.client'
import { EXPORT_FORMATS, exportPath, TRANSFER_PATH } from './transfer-paths'

/** Admin page for importing and exporting recipes. */
export function TransferView(view: AdminViewServerProps) {
  const { permissions } = view.initPageResult
  const { admin, api } = view.payload.config.routes
  const allowed = Boolean(permissions.collections?.recipes?.update)
  return (
    <AdminPage view={view} path={TRANSFER_PATH} className="ebs-transfer">
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
    </AdminPage>
  )
}
