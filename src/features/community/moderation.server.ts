import 'server-only'
import type { RunSql } from '@/cms/client/sql.server'
import { type LockedTopic, lockTopic } from '@/cms/community/counts'
import { AppError } from '@/rules/app-error'
import type { Board } from './boards.server'

/** What a moderator's action works with, inside its transaction. */
export type Moderation = { run: RunSql; by: number; now: Date; reason: string; boards: ReadonlyMap<number, Board> }

/** @throws AppError not_found */
export async function lockedTopic({ run }: Moderation, id: number): Promise<LockedTopic> {
  const found = await lockTopic(run, id)
  if (!found || found.state === 'merged') throw new AppError('not_found', 'There is no such topic.')
  return found
}
