import 'server-only'
import type { BlockOf } from '@/blocks/block'
import type { Program } from '@/features/weekly-program/program'
import { readProgram } from '@/features/weekly-program/read-program'
import type { Audience } from '@/rules/audience'

/** The rotation that began on the block's day. SPEC 2.3. */
export function loadWeeklySchedule(
  { weekRotationStartDate }: BlockOf<'weeklySchedule'>,
  audience: Audience,
): Promise<Program> {
  return readProgram(weekRotationStartDate, audience)
}
