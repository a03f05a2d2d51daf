import { constants } from 'node:os'
import { ended, startNode } from '../steps/child.mjs'
import { memoryFlags } from '../steps/memory.mjs'
import { builtArgs, programArgs } from '../steps/programs.mjs'

/** The server shuts down within 5 seconds; after that it is killed. */
const STOP_WITHIN_MS = 4_900
/** The terminal and npm both forward one Ctrl-C: a second signal within this time is the same one. */
const SAME_SIGNAL_MS = 1_000

/**
 * Runs the server until it ends or this process is told to stop.
 * @param {string} root
 * @param {{ dev: boolean, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} the exit code for this process
 */
export async function serve(root, { dev, env }) {
  const server = 'src/server/main.ts'
  const program = dev ? [...programArgs(root, server), '--dev'] : builtArgs(root, server)
  const child = startNode([...memoryFlags(env), ...program], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit'],
    // In its own process group, so that Ctrl-C reaches it once, from here.
    detached: process.platform !== 'win32',
  })
  let toldAt = 0
  let killed = false
  const kill = () => {
    killed = true
    child.kill('SIGKILL')
  }
  const pass = (signal) => {
    if (!toldAt) {
      toldAt = Date.now()
      // A closed terminal (SIGHUP) shuts the server down in order too.
      child.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM')
      setTimeout(kill, STOP_WITHIN_MS).unref()
    } else if (Date.now() - toldAt > SAME_SIGNAL_MS) kill()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)

  const { code, signal, error } = await ended(child)
  if (error) throw error
  if (killed) console.error('The server did not stop within 5 seconds and was ended.')
  return code ?? 128 + (constants.signals[signal] ?? 0)
}
