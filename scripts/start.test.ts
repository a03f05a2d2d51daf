import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from './steps/free-port.mjs'

// Runs the real start script in a temporary folder, with fakes of npm, the database preparation, the build and the
// server. Environment variables make a fake hang or fail.
const NPM = `
const { mkdirSync, symlinkSync, writeFileSync, rmSync } = require('node:fs')
rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules/next/dist/bin', { recursive: true })
for (const name of ['tsx', 'esbuild']) symlinkSync(process.env.PACKAGES + '/' + name, 'node_modules/' + name)
if (process.env.INSTALL === 'partial' && process.argv[2] === 'ci') {
  console.error('npm error Missing: other-system@ from lock file')
  process.exit(1)
}
if (process.env.INSTALL === 'full') { console.error('npm error code ENOSPC'); process.exit(1) }
if (process.env.INSTALL === 'hang') { writeFileSync('hanging', ''); setInterval(() => {}, 1000) }
else writeFileSync('node_modules/next/dist/bin/next', process.env.NEXT_STANDIN)
`
const NEXT = `
const { mkdirSync, writeFileSync } = require('node:fs')
mkdirSync('.next/server/app/(site)/~page', { recursive: true })
mkdirSync('.next/static', { recursive: true })
writeFileSync('.next/build-manifest.json', '{"rootMainFiles":[]}')
if (process.env.BUILD === 'hang') { writeFileSync('hanging', ''); setInterval(() => {}, 1000) }
else if (process.env.BUILD === 'fail') { console.log('Type error: no'); process.exit(1) }
`
const PREPARE = `
const problem: string | undefined = process.env.PREPARE
if (problem) console.error(problem)
process.exit(problem ? 1 : 0)
`
const SERVER = `
const onSignal = (signal: string) => { console.log('server got ' + signal); if (!process.env.IGNORE_SIGNALS) process.exit(0) }
process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
console.log('serving in ' + process.env.NODE_ENV + ' as ' + process.pid)
setInterval(() => {}, 1000)
`

/** Programs that are compiled with the build, and that no start runs. */
const COMMANDS = ['reconcile', 'plans', 'reconcile-memberships', 'stripe-prices'].map((name) => `scripts/${name}.ts`)

let root: string
let port: number
const running: ChildProcess[] = []

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'ebs-start-'))
  port = await freePort()
  cpSync(import.meta.dirname, join(root, 'scripts'), { recursive: true })
  mkdirSync(join(root, 'src/server'), { recursive: true })
  writeFileSync(join(root, 'npm-cli.js'), NPM)
  writeFileSync(join(root, 'package.json'), '{}')
  writeFileSync(join(root, 'package-lock.json'), '{ "version": 1 }')
  writeFileSync(join(root, 'scripts/prepare.ts'), PREPARE)
  for (const command of COMMANDS) writeFileSync(join(root, command), '')
  writeFileSync(join(root, 'src/server/main.ts'), SERVER)
  writeFileSync(join(root, 'src/server/proxy-thread.ts'), '')
})

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true })
})

/** Starts it; `out` is the output so far. */
function npmStart(env: Record<string, string> = {}, ...args: string[]) {
  return run(process.execPath, ['scripts/start.mjs', ...args], env)
}

function run(program: string, args: string[], env: Record<string, string>) {
  const child = spawn(program, args, {
    cwd: root,
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH ?? '',
      TMPDIR: root,
      PORT: String(port),
      npm_execpath: join(root, 'npm-cli.js'),
      NEXT_STANDIN: NEXT,
      PACKAGES: join(import.meta.dirname, '../node_modules'),
      ...env,
    },
  })
  running.push(child)
  const started = { child, out: '', code: null as number | null }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (started.out += text))
  child.once('exit', (code) => (started.code = code))
  return started
}

async function until(done: () => boolean) {
  await expect.poll(done, { timeout: 30_000, interval: 20 }).toBe(true)
}

async function served(env?: Record<string, string>, ...args: string[]) {
  const started = npmStart(env, ...args)
  await until(() => started.out.includes('serving in') || started.code !== null)
  started.child.kill('SIGTERM')
  await until(() => started.code !== null)
  return started
}

async function failed(env: Record<string, string>) {
  const started = npmStart(env)
  await until(() => started.code !== null)
  expect(started.code).toBe(1)
  return started.out
}

test('a first start runs every step and prints the remaining ones, and a second start skips them', async () => {
  const first = await served()
  expect(first.out).toContain('[2/5] Installing packages (left: preparing the database, building the site, serving)')
  expect(first.out).toContain('serving in production')
  expect(first.code).toBe(0)

  const second = await served()
  expect(second.out).toContain('[2/5] nothing new')
  expect(second.out).toContain('[4/5] nothing changed')
})

test('a start after an edit builds, and after a new lock file installs', async () => {
  await served()
  writeFileSync(join(root, 'src/page.tsx'), 'edited')
  const edited = await served()
  expect(edited.out).toContain('[2/5] nothing new')
  expect(edited.out).toContain('[4/5] done')

  writeFileSync(join(root, 'src/page.test.tsx'), 'a test is in no page')
  expect((await served()).out).toContain('[4/5] nothing changed')

  writeFileSync(join(root, 'package-lock.json'), '{ "version": 2 }')
  expect((await served()).out).toContain('[2/5] done')
})

test('a lock file without the packages of other systems installs all the same', async () => {
  expect((await served({ INSTALL: 'partial' })).code).toBe(0)
})

test('npm run build builds and exits; npm run serve serves that build without compiling', async () => {
  await served()
  rmSync(join(root, '.next'), { recursive: true })
  const built = npmStart({}, '--build')
  await until(() => built.code !== null)
  expect([built.code, built.out]).toEqual([
    0,
    expect.stringMatching(/^\[1\/1\] Building the site\n\[1\/1\] done, [\d.]+ s\n$/),
  ])

  // Removes the sources and the folder for compiled programs.
  for (const gone of ['src/server/main.ts', 'scripts/prepare.ts', 'node_modules/.ebs-programs', 'node_modules/esbuild'])
    rmSync(join(root, gone), { recursive: true })
  const { code, out } = await served({}, '--serve')
  expect(out).toContain('[2/3] Preparing the database (left: serving)')
  expect(out).toContain('serving in production')
  expect(out).not.toMatch(/Installing|Building/)
  expect(code).toBe(0)
})

test('npm run serve without a complete build says what to do', async () => {
  await served()
  const expectMessage = async () => {
    const serving = npmStart({}, '--serve')
    await until(() => serving.code !== null)
    expect([serving.code, serving.out]).toEqual([
      1,
      'There is no build here: run npm run build first, or npm start, which builds.\n',
    ])
  }
  rmSync(join(root, '.next/ebs-build'))
  await expectMessage()
  rmSync(join(root, '.next'), { recursive: true })
  await expectMessage()
})

test('npm run dev serves in development without a build', async () => {
  const dev = await served({}, '--dev')
  expect(dev.out).toContain('serving in development')
  expect(dev.out).not.toContain('Building')
})

test.each(['INSTALL', 'BUILD'])('after SIGKILL during %s, its child ends and the next start recovers', async (step) => {
  const killed = npmStart({ [step]: 'hang' })
  await until(() => existsSync(join(root, 'hanging')))
  killed.child.kill('SIGKILL')
  // The pipes close only when the child, which shares them, has ended too.
  await once(killed.child, 'close')
  expect((await served()).code).toBe(0)
})

test('the server ends when the start script gets SIGKILL', async () => {
  const started = npmStart()
  await until(() => started.out.includes('serving in'))
  started.child.kill('SIGKILL')
  await until(() => started.out.includes('server got SIGTERM'))
})

test('the server shuts down when only npm gets the signal and its shell has ended', async () => {
  const npm = run('sh', ['-c', `'${process.execPath}' scripts/start.mjs; true`], { npm_lifecycle_event: 'start' })
  await until(() => npm.out.includes('serving in'))
  npm.child.kill('SIGTERM')
  await until(() => npm.out.includes('server got SIGTERM'))
})

test('Ctrl-C that arrives twice, from the terminal and from npm, is forwarded once', async () => {
  const started = npmStart({ IGNORE_SIGNALS: '1' })
  await until(() => started.out.includes('serving in'))
  started.child.kill('SIGINT')
  await until(() => started.out.includes('server got SIGINT'))
  started.child.kill('SIGINT')
  await until(() => started.code !== null)
  expect(started.out.match(/server got/g)).toHaveLength(1)
  expect(started.out).toContain('The server did not stop within 5 seconds and was ended.')
})

test('a second start in one folder prints the process id of the first', async () => {
  npmStart({ INSTALL: 'hang' })
  await until(() => existsSync(join(root, 'hanging')))
  expect(await failed({})).toMatch(
    /Another start or test is preparing this folder \(process \d+\): wait for it, or stop it\./,
  )
})

test('a port in use fails before anything is written', async () => {
  const taken = createServer().listen(port, '127.0.0.1')
  await once(taken, 'listening')
  expect(await failed({})).toContain(`Port ${port} is in use: stop the program that uses it`)
  expect(existsSync(join(root, 'node_modules'))).toBe(false)
  taken.close()
})

test('an invalid PORT, HOST or data folder fails with one line, before anything is written', async () => {
  writeFileSync(join(root, 'taken'), '')
  expect(await failed({ PORT: '80a' })).toContain('PORT is "80a": set it to a number from 1 to 65535')
  expect(await failed({ HOST: '203.0.113.7' })).toContain('HOST is "203.0.113.7", which is no address of this machine')
  expect(await failed({ DATA_DIR: 'taken/data' })).toContain('taken is a file, not a folder.')
  expect(existsSync(join(root, 'node_modules'))).toBe(false)
})

test('a full disk, a failed build and an unreachable database give clear messages', async () => {
  expect(await failed({ INSTALL: 'full' })).toContain(
    'Installing the packages failed. The disk is full: free some space',
  )
  expect(await failed({ PREPARE: 'DATABASE_URL: not reachable' })).toMatch(/DATABASE_URL: not reachable\n$/)
  expect(await failed({ BUILD: 'fail' })).toMatch(
    /Type error: no\nBuilding the site failed: the lines above say why\.\n$/,
  )
  expect(readFileSync(join(root, 'scripts/prepare.ts'), 'utf8')).toBe(PREPARE)
})

test('.env is read, and variables that are set already take precedence', async () => {
  writeFileSync(join(root, '.env'), 'HOST=203.0.113.7')
  expect(await failed({})).toContain('HOST is "203.0.113.7"')
  expect((await served({ HOST: '127.0.0.1' })).code).toBe(0)
})
