/** A heart that was given or taken back in one tab: it shows in the others. */
export type FavoriteMessage = { userId: number; postId: number; favorite: boolean }

const CHANNEL_NAME = 'ebs-hearts'
let channel: BroadcastChannel | null = null

/** One channel for telling and hearing, so that a tab does not hear itself. */
function getChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'function') channel ??= new BroadcastChannel(CHANNEL_NAME)
  return channel
}

function isFavoriteMessage(data: unknown): data is FavoriteMessage {
  const message = data as Partial<FavoriteMessage> | null
  return (
    typeof message === 'object' &&
    Number.isSafeInteger(message?.userId) &&
    Number.isSafeInteger(message?.postId) &&
    typeof message?.favorite === 'boolean'
  )
}

/** Tells the other tabs of this browser. */
export function broadcastFavorite(message: FavoriteMessage): void {
  getChannel()?.postMessage(message)
}

/** Hears what the other tabs tell. @returns ends it */
export function subscribeToFavorites(listener: (message: FavoriteMessage) => void): () => void {
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    if (isFavoriteMessage(data)) listener(data)
  }
  getChannel()?.addEventListener('message', handleMessage)
  return () => channel?.removeEventListener('message', handleMessage)
}
