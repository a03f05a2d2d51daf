import { parseList, type StoredList } from './list-storage'

/** A list that changed in one tab, for the others; `list` null requests it. */
type ListMessage = { userId: number; list: StoredList | null }

let channel: BroadcastChannel | null = null

/** One channel for sending and receiving: a channel does not receive its own messages. */
function getChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'function') channel ??= new BroadcastChannel('ebs-shopping-list')
  return channel
}

/** Sends a list to the other tabs of this browser, or requests it. */
export function broadcastList(message: ListMessage): void {
  getChannel()?.postMessage(message)
}

/** Subscribes to messages of other tabs. @returns unsubscribes */
export function subscribeToListMessages(listener: (message: ListMessage) => void): () => void {
  const handleMessage = ({ data }: MessageEvent<Partial<ListMessage> | null>) => {
    const list = data?.list ?? null
    const parsed = parseList(list)
    if (typeof data?.userId === 'number' && (list === null || parsed)) listener({ userId: data.userId, list: parsed })
  }
  getChannel()?.addEventListener('message', handleMessage)
  return () => channel?.removeEventListener('message', handleMessage)
}
