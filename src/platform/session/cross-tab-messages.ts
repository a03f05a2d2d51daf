const TAB_MESSAGES = ['signed-in', 'signed-out', 'changed'] as const
type TabMessage = (typeof TAB_MESSAGES)[number]

let channel: BroadcastChannel | null = null

/** One channel for sending and receiving: a channel does not receive its own messages. */
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'function') channel ??= new BroadcastChannel('ebs-session')
  return channel
}

/** Sends a message to the other tabs of this site. */
export function broadcastToTabs(message: TabMessage): void {
  openChannel()?.postMessage(message)
}

/** Subscribes to messages of other tabs. @returns unsubscribes */
export function subscribeToTabs(onMessage: (message: TabMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<unknown>) => {
    const message = TAB_MESSAGES.find((known) => known === data)
    if (message) onMessage(message)
  }
  openChannel()?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}
