// What a page notes of each key: the time from its event to the frame after it. Plain JavaScript: it runs in the
// browser as it stands here.
const keys = []
window.__keys = keys
window.addEventListener(
  'keydown',
  ({ timeStamp }) =>
    requestAnimationFrame(() => {
      // A message comes after the frame has been painted.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => keys.push(performance.now() - timeStamp)
      port2.postMessage(null)
    }),
  { capture: true },
)
