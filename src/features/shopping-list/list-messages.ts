import { parseList, type StoredList } from './list-storage'

/** A list that was changed in one tab: it shows in the others. `list` null: who has it? */
type ListMessage = { userId: number; list: StoredList | null }

let channel: BroadcastChannel | null = null

/** One channel for telling and hearing, so that a tab does not hear itself. */
function getChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'function') channel ??= new BroadcastChannel('ebs-shopping-list')
  return channel
}

/** Tells the other tabs of this browser, or asks them. */
export function broadcastList(message: ListMessage): void {
  getChannel()?.postMessage(message)
}

/** Hears what the other tabs tell. @returns ends it */
export function subscribeToListMessages(listener: (message: ListMessage) => void): () => void {
  const handleMessage = ({ data }: MessageEvent<Partial<ListMessage> | null>) => {
    const list = data?.list ?? null
    const parsed = parseList(list)
    if (typeof data?.userId === 'number' && (list === null || parsed)) listener({ userId: data.userId, list: parsed })
  }
  getChannel()?.addEventListener('message', handleMessage)
  return () => channel?.removeEventListener('message', handleMessage)
}
