import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DemoPodcast } from '../listening'
import { RECORDINGS_FOLDER } from '../media'
import type { Loading } from './context'
import { storeVideoFile } from './store-video-file'
import { videoText } from './video-text'

const read = (name: string) => readFileSync(path.join(RECORDINGS_FOLDER, name))

/** Stores the recording of an episode, and of a restricted one its trailer. @returns what the episode's document has of them */
export async function recordingData(loading: Loading, { requiredPlan, slug, title }: DemoPodcast) {
  const store = async (name: string, of: string) => {
    const captions = read(`${name}.vtt`).toString()
    const file = await storeVideoFile(loading, {
      title: of,
      fileName: `${name}.mp3`,
      bytes: read(`${name}.mp3`),
      captions,
    })
    return { file, captions }
  }
  const { captions, file } = await store(slug, title)
  return {
    video: { file, ...videoText(captions) },
    trailer: requiredPlan === 'none' ? null : (await store(`${slug}-trailer`, `${title}, trailer`)).file,
  }
}
