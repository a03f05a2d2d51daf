import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { type LiveMasterclassData, loadLiveMasterclass } from '@/features/masterclasses/live-masterclass.server'
import { relationId } from '@/rules/relation-id'

export type MasterclassLiveData = LiveMasterclassData | null

/** The masterclass with what the audience may see; null while it is not published. */
export async function loadMasterclassLive(
  { masterclass }: BlockOf<'masterclassLive'>,
  { audience }: BlockContext,
): Promise<MasterclassLiveData> {
  const id = relationId(masterclass)
  return id === null ? null : loadLiveMasterclass(id, audience)
}
