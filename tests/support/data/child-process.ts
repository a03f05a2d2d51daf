import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { programArgs } from '../../../scripts/steps/programs.mjs'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** How a child process ended. */
export type Ended = { code: number | null; signal: NodeJS.Signals | null; output: string }

/**
 * Runs a TypeScript program of this folder in a child process. Why the first condition: scripts/steps/child.mjs,
 * nodeOptions.
 * @param name of its file
 * @param env added to the environment of this process
 */
export function runChild(name: string, env: Record<string, string>, args: string[] = []): Promise<Ended> {
  const program = programArgs(ROOT, `tests/support/data/${name}`)
  const child = spawn(process.execPath, ['--conditions=production', '--conditions=react-server', ...program, ...args], {
    // As in production: in development Payload starts another process that generates its types.
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal, output }))
  })
}
