import type { AdminViewServerProps } from 'payload'
import { LIMITS } from '@/rules/limits'
import { ImportMemberships } from './ImportMemberships.client'
import { IMPORT_PATH } from './paths'
import { StaffView } from './StaffView'

/** Admin page for taking memberships over from a file, and for exporting them. */
export function ImportView(view: AdminViewServerProps) {
  return (
    <StaffView view={view} path={IMPORT_PATH} title="Memberships: import and export" needs="update">
      {() => (
        <>
          <section aria-labelledby="ebs-export">
            <h2 id="ebs-export">Export</h2>
            <p>
              <a href="/api/memberships/export" download>
                All memberships as CSV
              </a>
            </p>
          </section>
          <ImportMemberships maxRows={LIMITS.membershipImportRows} maxBytes={LIMITS.membershipImportBytes} />
        </>
      )}
    </StaffView>
  )
}
