/** A heart that was given or taken back in one tab: it shows in the others. */
export type HeartNews = { userId: number; postId: number; favorite: boolean }

const NAME = 'ebs-hearts'
let channel: BroadcastChannel | null = null

/** One channel for telling and hearing, so that a tab does not hear itself. */
function tabs(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'function') channel ??= new BroadcastChannel(NAME)
  return channel
}

function isNews(data: unknown): data is HeartNews {
  const news = data as Partial<HeartNews> | null
  return (
    typeof news === 'object' &&
    Number.isSafeInteger(news?.userId) &&
    Number.isSafeInteger(news?.postId) &&
    typeof news?.favorite === 'boolean'
  )
}

/** Tells the other tabs of this browser. */
export function tellHeart(news: HeartNews): void {
  tabs()?.postMessage(news)
}

/** Hears what the other tabs tell. @returns ends it */
export function hearHearts(hear: (news: HeartNews) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) hear(data)
  }
  tabs()?.addEventListener('message', listen)
  return () => channel?.removeEventListener('message', listen)
}
