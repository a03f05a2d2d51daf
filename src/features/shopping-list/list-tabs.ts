import { type DeviceList, readList } from './device-list'

/** A list that was changed in one tab: it shows in the others. `list` null: who has it? */
type News = { userId: number; list: DeviceList | null }

let channel: BroadcastChannel | null = null

/** One channel for telling and hearing, so that a tab does not hear itself. */
function tabs(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'function') channel ??= new BroadcastChannel('ebs-shopping-list')
  return channel
}

/** Tells the other tabs of this browser, or asks them. */
export function tellList(news: News): void {
  tabs()?.postMessage(news)
}

/** Hears what the other tabs tell. @returns ends it */
export function hearLists(hear: (news: News) => void): () => void {
  const listen = ({ data }: MessageEvent<Partial<News> | null>) => {
    const list = data?.list ?? null
    const read = readList(list)
    if (typeof data?.userId === 'number' && (list === null || read)) hear({ userId: data.userId, list: read })
  }
  tabs()?.addEventListener('message', listen)
  return () => channel?.removeEventListener('message', listen)
}
