import type { Payload, PayloadRequest } from 'payload'

type Sql = {
  execute(args: { db?: unknown; raw: string }): Promise<{ rows: Record<string, unknown>[] }>
  drizzle: unknown
  sessions: Record<number | string, { db: unknown }>
}

/** Runs SQL, inside a request's transaction when one is given. */
export async function sql(payload: Payload, raw: string, req?: PayloadRequest): Promise<Record<string, unknown>[]> {
  const db = payload.db as unknown as Sql
  const id = await req?.transactionID
  const { rows } = await db.execute({ raw, db: id ? db.sessions[id]?.db : db.drizzle })
  return rows
}
