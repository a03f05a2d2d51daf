import 'server-only'
import { sql } from 'drizzle-orm'
import { executeSql } from '@/cms/client/sql.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { localPath } from '@/rules/safe-return'

/** The length of the column. */
const MAX_CHARS = 300

/** Remembers the page whose lock led to a membership, for the numbers; the last one before joining counts. */
export async function rememberPage(viewer: Viewer, returnTo: string | undefined): Promise<void> {
  const path = localPath(returnTo)?.split(/[?#]/)[0]?.slice(0, MAX_CHARS)
  if (!path) return
  await executeSql(
    'the page that led someone to a membership',
    sql`update users set joined_from = ${path} where id = ${requireAccount(viewer).id} returning id`,
  )
}
