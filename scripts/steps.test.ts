import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { nodeVersionProblem } from './node-version.mjs'
import { explain } from './steps/problem.mjs'
import { duration, progress } from './steps/progress.mjs'
import { hashOf, stamp } from './steps/stamp.mjs'
import { findChromium } from './test/chromium.mjs'
import { testEnvironment } from './test/environment.mjs'
import { countsOf } from './test/reports.mjs'
import { stepsFor } from './test/steps.mjs'

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'ebs-steps-'))
})

beforeEach(() => {
  mkdirSync(join(root, 'src/deep'), { recursive: true })
  writeFileSync(join(root, 'src/deep/a.ts'), 'a')
  writeFileSync(join(root, 'src/b.ts'), 'b')
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1', '100.0.0'])('Node %s is supported', (version) => {
  expect(nodeVersionProblem(version)).toBeNull()
})

test.each(['20.18.9', '18.20.0', '8.0.0', '0.12.0', 'unknown'])('Node %s gets a message with what to do', (version) => {
  expect(nodeVersionProblem(version)).toBe(
    `Node 20.19 or newer is needed, this is ${version}: install the version named in .nvmrc.`,
  )
})

test('the hash changes with contents, names and values, and with nothing else', () => {
  const parts = { contents: ['src', 'absent.ts'] }
  const first = hashOf(root, parts)
  expect(hashOf(root, parts)).toBe(first)

  writeFileSync(join(root, 'src/deep/a.ts'), 'A')
  expect(hashOf(root, parts)).not.toBe(first)
  writeFileSync(join(root, 'src/deep/a.ts'), 'a')
  expect(hashOf(root, parts)).toBe(first)

  writeFileSync(join(root, 'absent.ts'), '')
  expect(hashOf(root, parts)).not.toBe(first)
  rmSync(join(root, 'absent.ts'))

  expect(hashOf(root, { ...parts, values: ['x'] })).not.toBe(first)
  writeFileSync(join(root, 'src/a.test.ts'), 'skipped')
  expect(hashOf(root, { ...parts, skip: (path) => path.endsWith('.test.ts') })).toBe(first)
  rmSync(join(root, 'src/a.test.ts'))
})

test('of folders in sizes, only names and sizes count', () => {
  const before = hashOf(root, { sizes: ['src'] })
  writeFileSync(join(root, 'src/b.ts'), 'c')
  expect(hashOf(root, { sizes: ['src'] })).toBe(before)
  writeFileSync(join(root, 'src/b.ts'), 'longer')
  expect(hashOf(root, { sizes: ['src'] })).not.toBe(before)
})

test('a stamp matches the hash that was written last, and nothing when it is missing or incomplete', () => {
  const mark = stamp(join(root, 'stamp'))
  expect(mark.matches('one')).toBe(false)
  mark.write('one')
  expect(mark.matches('one')).toBe(true)
  expect(mark.matches('two')).toBe(false)
  writeFileSync(join(root, 'stamp'), 'on')
  expect(mark.matches('one')).toBe(false)
  mark.remove()
  mark.remove()
  expect(mark.matches('one')).toBe(false)
})

test('progress prints the current step and the remaining ones', async () => {
  const lines: string[] = []
  const say = progress([{ doing: 'Building' }, { doing: 'Serving' }], (line) => lines.push(line))
  await say.step(0, () => ({ note: 'nothing changed' }))
  expect(lines).toEqual(['[1/2] Building (left: serving)', '[1/2] nothing changed, 0.0 s'])
  expect([9_940, 75_000, 725_000].map(duration)).toEqual(['9.9 s', '75 s', '12 min 5 s'])
})

test.each([
  ['ENOSPC: no space left on device, write', 'The disk is full: free some space, then start again.'],
  ['SqliteError: database or disk is full', 'The disk is full: free some space, then start again.'],
  ['EROFS: read-only file system', 'The disk is read-only: use a folder that can be written to.'],
  ['FATAL ERROR: JavaScript heap out of memory', 'Memory ran out: about 2 GB are needed to build.'],
  ['TypeError: x is not a function', null],
])('%s: %s', (text, line) => {
  expect(explain(text)).toBe(line)
})

test('npm test runs all steps, or the named ones with those they need', () => {
  const names = (...args: string[]) => stepsFor(args).map((step) => step.name)
  expect(names()).toHaveLength(13)
  expect(names('--only', 'unit,data')).toEqual(['unit', 'data-sqlite', 'data-postgres'])
  expect(names('--only', 'api')).toEqual(['build', 'serve', 'api', 'stop'])
  expect(() => names('--only', 'unit,nonsense')).toThrow('Unknown: nonsense. npm test -- --only takes types, lint,')
  expect(() => names('unit')).toThrow('Unknown: unit.')
  expect(() => names('--only')).toThrow('nothing after --only')
})

test('counts are read from the reports of both runners; a crash or an empty run is a failure', () => {
  const file = join(root, 'report.json')
  const counts = (report: unknown, succeeded: boolean) => {
    writeFileSync(file, JSON.stringify(report))
    return countsOf(file, succeeded)
  }
  const vitest = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 0 }
  expect(counts(vitest, false)).toEqual({ passed: 7, failed: 2, skipped: 1 })
  expect(counts({ ...vitest, numFailedTests: 0 }, false)).toEqual({ passed: 7, failed: 1, skipped: 1 })
  expect(counts({ ...vitest, numPassedTests: 0, numFailedTests: 0 }, true).failed).toBe(1)
  const playwright = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } }
  expect(counts(playwright, false)).toEqual({ passed: 6, failed: 1, skipped: 2 })
  expect(countsOf(join(root, 'no-report.json'), false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('tests do not use the settings of the local site', () => {
  const env = testEnvironment({
    NODE_ENV: 'production',
    DATABASE_URL: 'x',
    S3_BUCKET: 'x',
    PORT: '1',
    PATH: '/bin',
    CI: '1',
  })
  expect(env).toMatchObject({ PATH: '/bin', CI: '1' })
  expect(Object.keys(env)).not.toEqual(expect.arrayContaining(['DATABASE_URL']))
  expect(env).not.toHaveProperty('S3_BUCKET')
  expect(env).not.toHaveProperty('PORT')
})

test('CHROMIUM takes precedence over every other browser, and a wrong path is an error', () => {
  vi.stubEnv('CHROMIUM', process.execPath)
  expect(findChromium()).toBe(process.execPath)
  vi.stubEnv('CHROMIUM', join(root, 'none'))
  expect(() => findChromium()).toThrow('where nothing is: set it to a Chromium program, or leave it out.')
  vi.stubEnv('CHROMIUM', '')
  vi.stubEnv('PATH', join(root, 'src'))
  writeFileSync(join(root, 'src/chromium'), '')
  expect(findChromium()).toBe(join(root, 'src/chromium'))
  vi.unstubAllEnvs()
})
