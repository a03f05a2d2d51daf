import { call } from '@/site/calls/call.server'
import { dryRunQuery, readCsvBody } from '@/site/calls/csv-body'
import { routeMethods } from '@/site/calls/route-methods.server'
import { importMemberships } from '@/features/memberships/staff/import.server'
import { requireManager } from '@/features/memberships/staff/require-manager'
import { LIMITS } from '@/rules/limits'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeMethods({
  POST: call({
    audience: 'staff',
    query: dryRunQuery,
    run: async ({ query, request, viewer }) => {
      requireManager(viewer)
      const { csv, dryRun } = await readCsvBody(request, LIMITS.membershipImportBytes)
      return importMemberships(viewer, { csv, dryRun: query.dryRun ?? dryRun ?? false })
    },
  }),
})
