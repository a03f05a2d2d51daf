const TAB_MESSAGES = ['signed-in', 'signed-out'] as const
type TabMessage = (typeof TAB_MESSAGES)[number]

let channel: BroadcastChannel | null = null

/** One channel for telling and hearing, so that a tab does not hear itself. */
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'function') channel ??= new BroadcastChannel('ebs-session')
  return channel
}

/** Tells the other tabs of this site. DESIGN 7. */
export function broadcastToTabs(message: TabMessage): void {
  openChannel()?.postMessage(message)
}

/** Hears what the other tabs tell. @returns ends it */
export function subscribeToTabs(onMessage: (message: TabMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<unknown>) => {
    const message = TAB_MESSAGES.find((known) => known === data)
    if (message) onMessage(message)
  }
  openChannel()?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}
