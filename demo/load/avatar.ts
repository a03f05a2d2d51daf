import { readFileSync } from 'node:fs'
import path from 'node:path'
import { storeAvatar } from '@/features/profile/avatar.server'
import { PICTURES_FOLDER, readManifest } from '../media'
import type { Loading } from './context'

/**
 * Gives a member a picture of the demo, as one that they uploaded.
 * @param name in demo/media/pictures.json
 */
export async function loadAvatar({ payload, req }: Loading, name: string, member: number): Promise<void> {
  const picture = readManifest()[name]
  if (!picture) throw new Error(`The demo has no picture ${name}.`)
  await storeAvatar(payload, member, readFileSync(path.join(PICTURES_FOLDER, picture.file)), req)
}
