'use client'

import { useConfig, useListDrawerContext, useListQuery, useSelection } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'

/** Above the list of submissions: downloads the selected or filtered rows as CSV. */
export function ListExport() {
  const { config } = useConfig()
  const { data } = useListQuery()
  const { count, selectAll, selectedIDs } = useSelection()
  const address = useSearchParams()
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer) return null
  const some = count > 0 && selectAll !== 'allAvailable'
  // The list's filter is in the URL.
  const query = some
    ? [['where[id][in]', selectedIDs.join(',')]]
    : [...address].filter(([name]) => name.startsWith('where'))
  const many = count > 0 ? count : (data?.totalDocs ?? 0)
  return (
    <nav className="ebs-list-transfer" aria-label="Export">
      <span>
        Export {count > 0 ? 'the selected' : 'these'} {many} as
      </span>
      <a href={`${config.routes.api}/form-submissions/export?${new URLSearchParams(query)}`} download>
        CSV
      </a>
    </nav>
  )
}
