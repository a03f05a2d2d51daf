import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import { type CallResult, readResult } from '@/platform/session/call-result'
import { waitForUser } from '@/platform/session/wait-for-user'
import type { getPlayable } from './get-playable.server'
import { itemParams } from './item-params'
import type { PlayableVideo } from './playable'

/** The result of fetching a video. */
export type PlayableResult =
  | { kind: 'ready'; playable: PlayableVideo }
  /** The item has no video. */
  | { kind: 'none' }
  /** The viewer's plan does not include it. */
  | { kind: 'locked'; visitor: boolean }
  | { kind: 'failed' }

type Wanted = {
  item: number
  /** Of its newest draft, for staff only. */
  preview: boolean
  /** Its trailer, for everyone. */
  trailer: boolean
}

/** Fetches the video of an item. A click in the first half second waits until the session is known. */
export async function fetchPlayable(wanted: Wanted, signal: AbortSignal): Promise<PlayableResult> {
  try {
    await waitForUser()
    const response = await authenticatedFetch(`/api/videos/source/?${itemParams(wanted)}`, { signal })
    if (response.status === 401) return { kind: 'locked', visitor: true }
    if (response.status === 403) return { kind: 'locked', visitor: false }
    if (response.status === 404) return { kind: 'none' }
    if (!response.ok) return { kind: 'failed' }
    const { video } = await readResult<CallResult<typeof getPlayable>>(response)
    return video ? { kind: 'ready', playable: video } : { kind: 'none' }
  } catch {
    return { kind: 'failed' }
  }
}
