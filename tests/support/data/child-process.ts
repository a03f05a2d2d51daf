import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** How a child process ended. */
export type Ended = { code: number | null; signal: NodeJS.Signals | null; output: string }

/**
 * Runs a TypeScript program of this folder in a child process. Why the first condition: scripts/steps/child.mjs,
 * nodeOptions.
 * @param env added to the environment of this process
 */
export function runChild(name: string, env: Record<string, string>, args: string[] = []): Promise<Ended> {
  const file = fileURLToPath(new URL(name, import.meta.url))
  const child = spawn(
    process.execPath,
    ['--conditions=production', '--conditions=react-server', '--import', 'tsx', file, ...args],
    {
      // As in production: in development Payload starts another process that generates its types.
      env: { ...process.env, NODE_ENV: 'production', ...env },
    },
  )
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
