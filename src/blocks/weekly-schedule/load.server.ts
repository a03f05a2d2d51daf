import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { loadProgram } from '@/features/weekly-program/load-program.server'
import type { Program } from '@/features/weekly-program/program'

/** The rotation that starts on the block's date. */
export function loadWeeklySchedule(
  { weekRotationStartDate }: BlockOf<'weeklySchedule'>,
  { audience }: BlockContext,
): Promise<Program> {
  return loadProgram(weekRotationStartDate, audience)
}
