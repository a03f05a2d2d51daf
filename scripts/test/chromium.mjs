import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { Problem } from '../steps/problem.mjs'

/** The shell without windows comes first: the browser tests take about half of the processor time in it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]
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
  // Debian has the shell as a package of its own; Ubuntu has not.
  {
    program: 'apt-get',
    before: 'apt-get update',
    install: 'apt-get install -y --no-install-recommends',
    packages: ['chromium-headless-shell', 'chromium'],
  },
  { program: 'dnf', install: 'dnf install -y', packages: ['chromium'] },
  { program: 'apk', install: 'apk add --no-cache', packages: ['chromium'] },
  { program: 'pacman', install: 'pacman -Sy --noconfirm', packages: ['chromium'] },
  { program: 'brew', install: 'brew install --cask', packages: ['chromium'], asUser: true },
]
/**
 * How tests start Chromium. With a limit of one renderer it starts none in advance for each context, which would cost a
 * seventh of its processor time.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--renderer-process-limit=1',
]
/** A network that lets nothing through is given up after this. */
const DOWNLOAD_TIMEOUT_MS = 5 * 60_000

/**
 * A Chromium that is on this machine already: the one CHROMIUM names, or a known place.
 * @returns {string | null} its program
 * @throws {Problem} when CHROMIUM names nothing
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
 * Finds a Chromium, or gets one: first Playwright's own, which needs no rights, then one of the system's packages.
 * @param {(line: string) => void} say
 * @returns {Promise<string>} its program
 * @throws {Problem} with what to do when neither works
 */
export async function ensureChromium(say) {
  return findChromium() ?? (await downloaded(say)) ?? (await installed(say))
}

/** Playwright's own Chromium, downloaded where it is not there. @returns null where it cannot be had, or lacks libraries of the system */
async function downloaded(say) {
  const playwright = createRequire(import.meta.url)('@playwright/test')
  const program = playwright.chromium.executablePath()
  if (!existsSync(program)) {
    say('  playwright install chromium')
    const cli = join('node_modules', '@playwright', 'test', 'cli.js')
    const last = await run([process.execPath, cli, 'install', '--no-shell', 'chromium'], DOWNLOAD_TIMEOUT_MS)
    if (last !== null) say(`  It could not be downloaded: ${last}`)
  }
  return starts(program) ? program : null
}

function starts(program) {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A Chromium of the system's packages. */
async function installed(say) {
  const manager = MANAGERS.find(({ program }) => onPathAs(program))
  const prefix = manager?.asUser ? '' : rootPrefix()
  if (!manager || prefix === null) {
    const how = manager ? `run "${manager.install} ${manager.packages.at(-1)}" as root` : 'install Chromium or Chrome'
    throw new Problem(`No Chromium was found for the browser tests: ${how}, or set CHROMIUM to its program.`)
  }
  const runCommand = (command) => {
    say(`  ${prefix}${command}`)
    return run(`${prefix}${command}`.split(' '))
  }
  if (manager.before) await runCommand(manager.before)
  let reason = null
  for (const name of manager.packages) {
    reason = await runCommand(`${manager.install} ${name}`)
    if (reason === null) break
  }
  const found = findChromium()
  if (found) return found
  if (reason) throw new Problem(`No package of Chromium could be installed: ${reason}. Install it, or set CHROMIUM.`)
  throw new Problem('Chromium was installed but is not found: set CHROMIUM to its program.')
}

function onPathAs(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

/** What makes a command run as root: nothing when we are, sudo when it asks for no password. */
function rootPrefix() {
  if (process.getuid?.() === 0) return ''
  try {
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' })
    return 'sudo -n '
  } catch {
    return null
  }
}

/** @returns {Promise<string | null>} null when it went well, or the last line it said */
function run([program, ...args], timeoutMs) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said = (said + text).slice(-2_000)
      })
    }
    child.on('error', (error) => done(error.message))
    child.on('close', (code, signal) => done(code === 0 ? null : (lastLine(said) ?? `it ended with ${signal ?? code}`)))
  })
}

const lastLine = (text) => text.trim().split('\n').at(-1) || null
