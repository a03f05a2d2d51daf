// What a page notes of each key, in milliseconds: the longest of its events, from the press to the next paint, as the
// browser measures it. This is Event Timing, which INP is made of: in steps of 8 ms, nothing that takes less than 16.
// Plain JavaScript: it runs in the browser as it stands here.
const keys = new Map()
window.__keys = keys
new PerformanceObserver((list) => {
  for (const { duration, interactionId, name } of list.getEntries()) {
    if (interactionId && /^key|input$/.test(name))
      keys.set(interactionId, Math.max(duration, keys.get(interactionId) ?? 0))
  }
}).observe({ type: 'event', durationThreshold: 16 })
