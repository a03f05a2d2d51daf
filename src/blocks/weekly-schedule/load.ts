import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { loadProgram } from '@/features/weekly-program/load-program'
import type { Program } from '@/features/weekly-program/program'
import type { Audience } from '@/rules/audience'

/** The rotation that began on the block's day. SPEC 2.3. */
export function loadWeeklySchedule(
  { weekRotationStartDate }: BlockOf<'weeklySchedule'>,
  audience: Audience,
): Promise<Program> {
  return loadProgram(weekRotationStartDate, audience)
}
