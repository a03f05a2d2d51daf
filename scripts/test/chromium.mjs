import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Problem } from '../steps/problem.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']
const PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => [
    join(process.env[name] ?? 'C:\\', 'Google\\Chrome\\Application\\chrome.exe'),
    join(process.env[name] ?? 'C:\\', 'Microsoft\\Edge\\Application\\msedge.exe'),
  ]),
}
const MANAGERS = [
  { program: 'apt-get', commands: ['apt-get update', 'apt-get install -y --no-install-recommends chromium'] },
  { program: 'dnf', commands: ['dnf install -y chromium'] },
  { program: 'apk', commands: ['apk add --no-cache chromium'] },
  { program: 'pacman', commands: ['pacman -Sy --noconfirm chromium'] },
  { program: 'brew', commands: ['brew install --cask chromium'], asUser: true },
]

/**
 * An installed Chromium: the one in CHROMIUM, on the PATH, or in a known folder.
 * @returns {string | null} its program
 * @throws {Problem} when the program in CHROMIUM does not exist
 */
export function findChromium() {
  const named = process.env.CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new Problem(`CHROMIUM is "${named}", where nothing is: set it to a Chromium program, or leave it out.`)
  }
  const onPath = NAMES.map(onPathAs).find(Boolean)
  return onPath ?? PLACES[process.platform]?.find((place) => existsSync(place)) ?? null
}

/**
 * Finds a Chromium, or installs one through the system's packages.
 * @param {(line: string) => void} say
 * @returns {Promise<string>} its program
 * @throws {Problem} with what to do when neither works
 */
export async function ensureChromium(say) {
  const found = findChromium()
  if (found) return found
  const manager = MANAGERS.find(({ program }) => onPathAs(program))
  const prefix = manager?.asUser ? '' : rootPrefix()
  if (!manager || prefix === null) {
    const how = manager ? `run "${manager.commands.at(-1)}" as root` : 'install Chromium or Chrome'
    throw new Problem(`No Chromium was found for the browser tests: ${how}, or set CHROMIUM to its program.`)
  }
  for (const command of manager.commands) {
    say(`  ${prefix}${command}`)
    const last = await run(`${prefix}${command}`)
    if (last !== null) throw new Problem(`"${prefix}${command}" failed: ${last}. Install Chromium, or set CHROMIUM.`)
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Problem('Chromium was installed but is not found: set CHROMIUM to its program.')
}

function onPathAs(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

/** The prefix that runs a command as root: '' for root, sudo if it needs no password, else null. */
function rootPrefix() {
  if (process.getuid?.() === 0) return ''
  try {
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' })
    return 'sudo -n '
  } catch {
    return null
  }
}

/** @returns {Promise<string | null>} null on success, else the last line of output */
function run(command) {
  const [program, ...args] = command.split(' ')
  return new Promise((done) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output = (output + text).slice(-2_000)
      })
    }
    child.on('error', (error) => done(error.message))
    child.on('close', (code) => done(code === 0 ? null : (output.trim().split('\n').at(-1) ?? `exit ${code}`)))
  })
}
