/** A favorite that was added or removed in one tab, for the others. */
export type FavoriteMessage = { userId: number; postId: number; favorite: boolean }

const CHANNEL_NAME = 'ebs-favorites'
let channel: BroadcastChannel | null = null

/** One channel for sending and receiving: a channel does not receive its own messages. */
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

/** Sends a message to the other tabs of this browser. */
export function broadcastFavorite(message: FavoriteMessage): void {
  getChannel()?.postMessage(message)
}

/** Subscribes to messages of other tabs. @returns unsubscribes */
export function subscribeToFavorites(listener: (message: FavoriteMessage) => void): () => void {
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    if (isFavoriteMessage(data)) listener(data)
  }
  getChannel()?.addEventListener('message', handleMessage)
  return () => channel?.removeEventListener('message', handleMessage)
}
