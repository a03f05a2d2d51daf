// child.mjs loads this into every child. The child ends with its parent, even when the parent gets SIGKILL, because the
// IPC channel between them closes.
const GRACE_MS = 6_000

if (process.env.FOLLOW_PARENT && process.channel) {
  // Not for the child's own children, such as build workers.
  delete process.env.FOLLOW_PARENT
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref()
  })
  // The channel must not keep the child running.
  process.channel.unref()
}
