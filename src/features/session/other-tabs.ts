const NEWS = ['signed-in', 'signed-out'] as const
type News = (typeof NEWS)[number]

let channel: BroadcastChannel | null = null

/** One channel for telling and hearing, so that a tab does not hear itself. */
function tabs(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'function') channel ??= new BroadcastChannel('ebs-session')
  return channel
}

/** Tells the other tabs of this site. DESIGN 7. */
export function tellOtherTabs(news: News): void {
  tabs()?.postMessage(news)
}

/** Hears what the other tabs tell. @returns ends it */
export function hearOtherTabs(hear: (news: News) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    const news = NEWS.find((known) => known === data)
    if (news) hear(news)
  }
  tabs()?.addEventListener('message', listen)
  return () => channel?.removeEventListener('message', listen)
}
