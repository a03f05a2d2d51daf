'use client'

import { useAuth, useConfig, useListDrawerContext, useListQuery, useSelection } from '@payloadcms/ui'
import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { EXPORT_FORMATS, exportPath, TRANSFER_PATH } from './transfer-paths'

/** Above the list of recipes: exports the selected or filtered recipes and links to the import. */
export function ListTransfer() {
  const { permissions } = useAuth()
  const { config } = useConfig()
  const { data } = useListQuery()
  const { count, selectAll, selectedIDs } = useSelection()
  const address = useSearchParams()
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer || !permissions?.collections?.recipes?.update) return null
  const { admin, api } = config.routes
  const some = count > 0 && selectAll !== 'allAvailable'
  // The list's filter and search are in the URL.
  const query = some
    ? [['where[id][in]', selectedIDs.join(',')]]
    : [...address].filter(([name]) => name === 'search' || name.startsWith('where'))
  const many = count > 0 ? count : (data?.totalDocs ?? 0)
  return (
    <nav className="ebs-list-transfer" aria-label="Import and export">
      <span>
        Export {count > 0 ? 'the selected' : 'these'} {many} as
      </span>
      {EXPORT_FORMATS.map(({ format, label }) => (
        <a key={format} href={exportPath(api, format, query)} download>
          {label}
        </a>
      ))}
      <Link href={`${admin}${TRANSFER_PATH}`} prefetch={false}>
        Import recipes
      </Link>
    </nav>
  )
}
