import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RunSql } from '@/cms/database/sql-adapter'
import {
  DEFAULT_RETURN_RULES,
  DISPUTE_ENDS,
  PARTIAL_REFUND_ENDS,
  REFUND_ENDS,
  type ReturnRules,
} from '@/rules/membership/returned-payments'

const keysOf = <K extends string>(table: Record<K, string>) => Object.keys(table) as K[]

const rulesRow = z.object({
  refund: z.enum(keysOf(REFUND_ENDS)).catch(DEFAULT_RETURN_RULES.refund),
  partialRefund: z.enum(keysOf(PARTIAL_REFUND_ENDS)).catch(DEFAULT_RETURN_RULES.partialRefund),
  dispute: z.enum(keysOf(DISPUTE_ENDS)).catch(DEFAULT_RETURN_RULES.dispute),
})

/** What returned payments do to memberships, as the owner has set it. */
export async function returnRules(run: RunSql): Promise<ReturnRules> {
  const [row] = await run(
    sql`select memberships_refund_ends as refund, memberships_partial_refund_ends as "partialRefund",
      memberships_dispute_ends as dispute from settings limit 1`,
  )
  return rulesRow.parse(row ?? {})
}
