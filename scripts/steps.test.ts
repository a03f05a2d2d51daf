import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { nodeVersionProblem } from './node-version.mjs'
import { explain } from './steps/problem.mjs'
import { duration, progress } from './steps/progress.mjs'
import { hashOf, stamp } from './steps/stamp.mjs'
import { changedFiles } from './test/changed.mjs'
import { findChromium } from './test/chromium.mjs'
import { testEnvironment } from './test/environment.mjs'
import { LONGEST } from './test/longest-first.mjs'
import { countsOf } from './test/reports.mjs'
import { runInOrder } from './test/schedule.mjs'
import { stepsFor, stepsForChanged } from './test/steps.mjs'

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

test.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1', '100.0.0'])('Node %s runs it', (version) => {
  expect(nodeVersionProblem(version)).toBeNull()
})

test.each(['20.18.9', '18.20.0', '8.0.0', '0.12.0', 'unknown'])('Node %s is told what to do', (version) => {
  expect(nodeVersionProblem(version)).toBe(
    `Node 20.19 or newer is needed, this is ${version}: install the version named in .nvmrc.`,
  )
})

test('the hash changes with content, name and anything named besides, and with nothing else', () => {
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

test('of pictures, names and sizes count', () => {
  const before = hashOf(root, { sizes: ['src'] })
  writeFileSync(join(root, 'src/b.ts'), 'c')
  expect(hashOf(root, { sizes: ['src'] })).toBe(before)
  writeFileSync(join(root, 'src/b.ts'), 'longer')
  expect(hashOf(root, { sizes: ['src'] })).not.toBe(before)
})

test('a stamp matches what was written last, and nothing when it is gone or half-written', () => {
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

test('progress says what is done and what is left', async () => {
  const said: string[] = []
  const say = progress([{ doing: 'Building' }, { doing: 'Serving' }], (line) => said.push(line))
  await say.step(0, () => ({ note: 'nothing changed' }))
  expect(said).toEqual(['[1/2] Building (left: serving)', '[1/2] nothing changed, 0.0 s'])
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

test('npm test runs everything, or what is asked for with what it needs', () => {
  const names = (...args: string[]) => stepsFor(args).map((step) => step.name)
  expect(names()).toHaveLength(18)
  expect(names('--only', 'unit,data')).toEqual(['unit', 'data-sqlite', 'data-postgres'])
  expect(names('--only', 'api')).toEqual(['build', 'api', 'demo', 'serve', 'stop'])
  expect(() => names('--only', 'unit,nonsense')).toThrow('Unknown: nonsense. npm test -- --only takes unit, build,')
  expect(() => names('unit')).toThrow('Unknown: unit.')
  expect(() => names('--only')).toThrow('nothing after --only')
})

describe('npm test -- --changed', () => {
  const programsOf = (files: string[]) =>
    Object.fromEntries(stepsForChanged({ base: 'abc', files }).map(({ name, programs }) => [name, programs?.at(-1)]))

  test('checks the style and imports of what is edited, and runs the tests that import it', () => {
    const programs = programsOf(['src/rules/limits.ts', 'README.md'])
    expect(Object.keys(programs)).toEqual(['chromium', 'types', 'lint', 'layers', 'unit', 'components', 'data-sqlite'])
    expect(programs.lint?.slice(-3)).toEqual(['--no-errors-on-unmatched', 'src/rules/limits.ts', 'README.md'])
    expect(programs.layers?.slice(-2)).toEqual(['.dependency-cruiser.cjs', 'src/rules/limits.ts'])
    expect(programs.unit).toEqual(expect.arrayContaining(['--project=unit', '--changed=abc', '--passWithNoTests']))
  })

  test('leaves out what has no file to look at', () => {
    expect(Object.keys(programsOf([]))).toEqual(['chromium', 'types', 'unit', 'components', 'data-sqlite'])
  })

  test('finds edited, new and committed files, not deleted ones', () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: root })
    git('init', '--quiet', '--initial-branch=main')
    for (const name of ['kept', 'edited', 'deleted']) writeFileSync(join(root, name), '')
    git('add', 'kept', 'edited', 'deleted')
    git('commit', '--quiet', '--message=first')
    git('checkout', '--quiet', '-b', 'work')
    writeFileSync(join(root, 'committed'), '')
    git('add', 'committed')
    git('commit', '--quiet', '--message=second')
    writeFileSync(join(root, 'edited'), 'more')
    rmSync(join(root, 'deleted'))
    const { files } = changedFiles(root)
    expect(files).toEqual(expect.arrayContaining(['committed', 'edited', 'src/b.ts']))
    expect(files).not.toEqual(expect.arrayContaining(['kept']))
    expect(files).not.toEqual(expect.arrayContaining(['deleted']))
  })
})

describe('counts', () => {
  const counts = (report: unknown, succeeded: boolean, options?: { mayBeEmpty: boolean }) => {
    const file = join(root, 'report.json')
    writeFileSync(file, JSON.stringify(report))
    return countsOf(file, succeeded, options)
  }
  const aTest = (fullName: string, status: string, failureMessages: string[] = []) => ({
    fullName,
    status,
    failureMessages,
  })
  const vitest = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 0, testResults: [] }

  test('come from the reports of both runners', () => {
    expect(counts(vitest, false)).toEqual({ passed: 7, failed: 2, failures: [], skipped: 1, flaky: [] })
    const playwright = { stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 2 }, suites: [] }
    expect(counts(playwright, false)).toEqual({ passed: 5, failed: 1, failures: [], skipped: 2, flaky: [] })
  })

  test('say a failure where the runner crashed, wrote no report, or found no test', () => {
    expect(counts({ ...vitest, numFailedTests: 0 }, false)).toMatchObject({ passed: 7, failed: 1 })
    expect(counts({ ...vitest, numPassedTests: 0, numFailedTests: 0 }, true).failed).toBe(1)
    expect(countsOf(join(root, 'no-report.json'), false)).toMatchObject({ passed: 0, failed: 1 })
  })

  test('say none where no test was to be found', () => {
    const none = { ...vitest, numPassedTests: 0, numFailedTests: 0 }
    expect(counts(none, true, { mayBeEmpty: true }).failed).toBe(0)
    expect(counts(none, false, { mayBeEmpty: true }).failed).toBe(1)
  })

  test('name the tests of Vitest that failed, and those that passed only when they were tried again', () => {
    const assertionResults = [
      aTest('the clock at noon', 'passed', ['too late']),
      aTest('the clock at one', 'passed'),
      aTest('the clock at two', 'failed', ['too late']),
    ]
    expect(counts({ ...vitest, testResults: [{ assertionResults }] }, false)).toMatchObject({
      flaky: ['the clock at noon'],
      failures: ['the clock at two'],
    })
  })

  test('name those of Playwright', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
    const inner = {
      title: 'a video',
      specs: [spec('plays', 'flaky'), spec('stops', 'expected'), spec('ends', 'unexpected')],
    }
    const suites = [{ title: 'videos.test.ts', specs: [], suites: [inner] }]
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }
    expect(counts({ stats, suites }, false)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['videos.test.ts a video ends'],
      skipped: 0,
      flaky: ['videos.test.ts a video plays'],
    })
  })
})

describe('steps run in their order', () => {
  type Planned = { name: string; light?: boolean; needs?: string[]; after?: string[] }

  /** Runs steps that end one turn after another. @returns what ran at each start */
  async function startsOf(steps: Planned[], processors: number) {
    const running = new Set<string>()
    const starts: string[] = []
    const run = async ({ name }: Planned) => {
      running.add(name)
      starts.push([...running].join(' '))
      await new Promise((ended) => setImmediate(ended))
      running.delete(name)
    }
    await runInOrder(steps, run, processors)
    return starts
  }

  test('as many as there are processors, and of those that are not light one', async () => {
    const light = ['types', 'lint', 'layers'].map((name) => ({ name, light: true }))
    const starts = await startsOf([{ name: 'unit' }, { name: 'build' }, ...light], 2)
    expect(starts).toEqual(['unit', 'unit types', 'types build', 'build lint', 'lint layers'])
    expect(await startsOf([{ name: 'unit' }, { name: 'build' }], 8)).toEqual(['unit', 'build'])
    expect(await startsOf([{ name: 'unit' }, ...light], 1)).toEqual(['unit', 'types', 'lint', 'layers'])
  })

  test('none before what it needs or comes after', async () => {
    const steps = [
      { name: 'stop', light: true, after: ['api'] },
      { name: 'api', needs: ['serve'] },
      { name: 'serve', light: true, needs: ['build', 'chromium'] },
      { name: 'build' },
    ]
    expect(await startsOf(steps, 2)).toEqual(['build', 'serve', 'api', 'stop'])
  })

  test('and what goes wrong stops them', async () => {
    await expect(runInOrder([{ name: 'build' }], () => Promise.reject(new Error('no disk')), 2)).rejects.toThrow(
      'no disk',
    )
  })
})

test('the test files that start first exist', () => {
  expect(LONGEST.filter((file) => !existsSync(file))).toEqual([])
})

test('tests do not see the settings of a person’s own site', () => {
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

test('CHROMIUM goes before every other browser, and a wrong one says so', () => {
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
