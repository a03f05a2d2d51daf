// Loaded into every child by child.mjs. A child ends with the process that started it, even
// when that one was killed outright: the channel between them closes, which no signal can hide.
const GRACE_MS = 6_000

if (process.env.FOLLOW_PARENT && process.channel) {
  // The child's own children (build workers) keep their parent's rules, not ours.
  delete process.env.FOLLOW_PARENT
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref()
  })
  // The channel alone keeps no child alive.
  process.channel.unref()
}
