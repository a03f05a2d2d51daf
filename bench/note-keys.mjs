// Records the duration of each keystroke in milliseconds: its longest event, until the next paint. It uses the Event
// Timing API, as INP does: in steps of 8 ms, from 16 ms on. Plain JavaScript, because it runs in the browser uncompiled.
const keys = new Map()
window.__keys = keys
new PerformanceObserver((list) => {
  for (const { duration, interactionId, name } of list.getEntries()) {
    if (interactionId && /^key|input$/.test(name))
      keys.set(interactionId, Math.max(duration, keys.get(interactionId) ?? 0))
  }
}).observe({ type: 'event', durationThreshold: 16 })
