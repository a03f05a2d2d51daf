import { postPersonal } from '@/platform/session/authenticated-fetch'

/** Marks a video as watched on the server. @returns whether that succeeded */
export function sendWatched(databaseId: number): Promise<boolean> {
  return send('/api/videos/mark-watched', { databaseId })
}

/** Saves the playback position on the server. @returns whether that succeeded */
export function sendPosition(databaseId: number, positionS: number, durationS: number): Promise<boolean> {
  return send('/api/videos/position', { databaseId, positionS, durationS })
}

async function send(path: string, body: object): Promise<boolean> {
  // The user may leave the page right after.
  return (await postPersonal(path, body, { keepalive: true })) !== null
}
