const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** "Saved 3 s ago". @param ms since the save; the clocks of server and browser can differ */
export function savedAgo(ms: number): string {
  if (ms < MINUTE_MS) return `Saved ${Math.max(0, Math.floor(ms / 1_000))} s ago`
  if (ms < HOUR_MS) return `Saved ${Math.floor(ms / MINUTE_MS)} min ago`
  return `Saved ${Math.floor(ms / HOUR_MS)} h ago`
}
