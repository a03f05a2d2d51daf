// Records the duration of each press and keystroke in milliseconds: its longest event, until the next paint. It uses the
// Event Timing API, as INP does: in steps of 8 ms, from 16 ms on. Plain JavaScript, because it runs in the browser
// uncompiled.
const interactions = new Map()
window.__interactions = interactions
// The names of the reported events: the last of a press is `click`, the last of a keystroke `keyup`.
const reported = new Set()
window.__reported = reported
new PerformanceObserver((list) => {
  for (const { duration, interactionId, name } of list.getEntries()) {
    if (!interactionId) continue
    interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
    reported.add(name)
  }
}).observe({ type: 'event', durationThreshold: 16 })
