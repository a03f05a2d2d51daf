import type { EventOrigin } from '@/rules/membership/terms'
import type { RunSql } from '../database/sql-adapter'

/** What a change of a person's memberships works with, inside its transaction. */
export type MemberChange = {
  run: RunSql
  user: number
  now: Date
  /** For how many days a plan is kept while a payment is due. */
  graceDays: number
  /** Who makes the change, for the ledger. */
  origin: EventOrigin
  /** The id of the person who makes it; null for the clock. */
  by: number | null
}
