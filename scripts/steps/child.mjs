import { spawn } from 'node:child_process'
import { ALLOCATOR } from './memory.mjs'
import { explain, Problem } from './problem.mjs'
import { duration } from './progress.mjs'

const FOLLOW = new URL('./follow-parent.mjs', import.meta.url).href
const KEPT_LINES = 500
const SHOWN_LINES = 60
const KILL_AFTER_MS = 5_000

/**
 * Starts a Node program that ends with this process.
 * @param {string[]} args what follows `node`
 * @param {import('node:child_process').SpawnOptions} [options] stdio has three places at most
 */
export function startNode(args, { stdio = ['ignore', 'pipe', 'pipe'], env = process.env, ...options } = {}) {
  return spawn(process.execPath, ['--import', FOLLOW, ...args], {
    ...options,
    env: { ...ALLOCATOR, ...env, FOLLOW_PARENT: '1', NODE_OPTIONS: nodeOptions(env) },
    stdio: [...stdio, 'ipc'],
  })
}

/**
 * Sets the export condition that selects packages' production or development build. Without it, the rich text editor's
 * packages choose with a top-level await, which can hang forever in Node 20 on a busy machine: 12 of 13 starts under
 * load hung without it, none of 20 with it.
 * @param {NodeJS.ProcessEnv} env
 */
function nodeOptions({ NODE_OPTIONS = '', NODE_ENV }) {
  if (NODE_OPTIONS.includes('--conditions')) return NODE_OPTIONS
  return `${NODE_OPTIONS} --conditions=${NODE_ENV === 'development' ? 'development' : 'production'}`.trim()
}

/**
 * Runs a Node program to its end.
 * @param {string[]} args what follows `node`
 * @param {object} options
 * @param {string} options.what for messages: "Installing the packages"
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {boolean} [options.show] passes the child's output on as it arrives
 * @param {number} [options.timeoutMs] it is stopped after this time
 * @param {[RegExp, string][]} [options.hints] patterns of its output, with messages that say what to do
 * @throws {Problem} when it does not exit with 0; with an empty message where `show` is set
 */
export async function runNode(args, { what, show = false, timeoutMs, hints, ...options }) {
  const child = startNode(args, options)
  const lines = keepLines(child, show)
  let late = false
  const giveUp = () => {
    late = true
    stop(child)
  }
  const timer = timeoutMs && setTimeout(giveUp, timeoutMs)
  const { code, signal, error } = await ended(child)
  clearTimeout(timer)
  if (code === 0) return
  const output = lines.join('\n')
  const because = (message, details = lines.slice(-SHOWN_LINES)) => new Problem(message, details, output)
  if (late) throw because(`${what} took longer than ${duration(timeoutMs)} and was stopped.`)
  if (signal === 'SIGKILL') throw because(`${what} was killed: is there enough memory?`)
  if (signal) throw because(`${what} was stopped (${signal}).`)
  if (show && !error) throw because('', [])
  const known = explain(error?.message ?? output, hints)
  throw known ? because(`${what} failed. ${known}`, []) : because(`${what} failed: the lines above say why.`)
}

/**
 * Sends a child a signal, and kills it after five seconds.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<boolean>} whether it stopped by itself in time
 */
export async function stop(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return true
  let inTime = true
  const timer = setTimeout(() => {
    inTime = false
    child.kill('SIGKILL')
  }, KILL_AFTER_MS)
  child.kill(signal)
  await ended(child)
  clearTimeout(timer)
  return inTime
}

/**
 * How a child ended.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number | null, signal: string | null, error?: Error }>}
 */
export function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve({ code: child.exitCode, signal: child.signalCode })
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }))
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
}

function keepLines(child, show) {
  const lines = []
  for (const [stream, out] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (text) => {
      if (show) out.write(text)
      const parts = (rest + text).split('\n')
      rest = parts.pop() ?? ''
      lines.push(...parts.filter((line) => line.trim()))
      lines.splice(0, lines.length - KEPT_LINES)
    })
    stream?.on('end', () => rest.trim() && lines.push(rest))
  }
  return lines
}
