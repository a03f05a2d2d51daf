import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { type LiveMasterclassData, loadLiveMasterclass } from '@/features/masterclasses/live-masterclass'

export type MasterclassLiveData = LiveMasterclassData | null

/** The masterclass with what the audience may see; null while it is not published. Relations are ids (depth 0). */
export async function loadMasterclassLive(
  { masterclass }: BlockOf<'masterclassLive'>,
  { audience }: BlockContext,
): Promise<MasterclassLiveData> {
  return typeof masterclass === 'number' ? loadLiveMasterclass(masterclass, audience) : null
}
