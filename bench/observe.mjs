// Records a page's paint, layout and blocking times; injected before its own scripts. Plain JavaScript, because it runs in the
// browser uncompiled.
const seen = { lcp: 0, fcp: 0, cls: 0, largest: '', tasks: [] }
window.__seen = seen
const watch = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
watch('largest-contentful-paint', ({ element, startTime }) => {
  seen.lcp = startTime
  seen.largest = element ? [element.localName, ...element.classList].slice(0, 2).join('.') : 'gone'
})
watch('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') seen.fcp = startTime
})
watch('layout-shift', ({ hadRecentInput, value }) => {
  if (!hadRecentInput) seen.cls += value
})
watch('longtask', ({ duration, startTime }) => seen.tasks.push({ startTime, duration }))
