import { join } from 'node:path'

/**
 * The steps of npm test, in order. Single steps: npm test -- --only unit,data
 *
 * kind check: passes or fails as a whole. tests: a runner with a report of counts.
 * needs: steps without which this one fails and is not run.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} doing for the progress line
 * @property {'check' | 'tests' | 'build' | 'serve' | 'stop'} kind
 * @property {string[][]} [programs] arguments of `node`, run one after the other
 * @property {string} [typescript] one of our programs, instead
 * @property {string[]} [needs]
 */

const tool = (...path) => join('node_modules', ...path)
const NEXT = tool('next', 'dist', 'bin', 'next')
const TSC = tool('typescript', 'bin', 'tsc')
const BIOME = tool('@biomejs', 'biome', 'bin', 'biome')
const DEPCRUISE = tool('dependency-cruiser', 'bin', 'dependency-cruise.mjs')
const KNIP = tool('knip', 'bin', 'knip.js')
const PLAYWRIGHT = tool('@playwright', 'test', 'cli.js')
const OURS = ['src', 'scripts', 'tests', 'demo', 'tools', 'bench']

/** The file of a step's counts. */
export const reportOf = (name) => join('test-results', `${name}.json`)

const vitest = (project, name) => [
  tool('vitest', 'vitest.mjs'),
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(name)}`,
]

/** @type {Step[]} */
export const STEPS = [
  // Next generates the types of its routes first.
  {
    name: 'types',
    doing: 'Checking types',
    kind: 'check',
    programs: [
      [NEXT, 'typegen'],
      [TSC, '--noEmit'],
    ],
  },
  { name: 'lint', doing: 'Checking style', kind: 'check', programs: [[BIOME, 'ci', '--colors=off', '.']] },
  {
    name: 'layers',
    doing: 'Checking which folder imports which',
    kind: 'check',
    programs: [[DEPCRUISE, '--config', '.dependency-cruiser.cjs', ...OURS]],
  },
  { name: 'unused', doing: 'Looking for unused code', kind: 'check', programs: [[KNIP, '--no-progress']] },
  {
    name: 'migrations',
    doing: 'Comparing migrations with the schema',
    kind: 'check',
    typescript: 'scripts/check-migrations.ts',
  },
  { name: 'unit', doing: 'Running unit tests', kind: 'tests', programs: [vitest('unit', 'unit')] },
  {
    name: 'data-sqlite',
    doing: 'Running data tests on SQLite',
    kind: 'tests',
    programs: [vitest('data-sqlite', 'data-sqlite')],
  },
  {
    name: 'data-postgres',
    doing: 'Running data tests on PostgreSQL',
    kind: 'tests',
    programs: [vitest('data-postgres', 'data-postgres')],
  },
  { name: 'build', doing: 'Building the site', kind: 'build' },
  { name: 'serve', doing: 'Starting a test server', kind: 'serve', needs: ['build'] },
  { name: 'api', doing: 'Running API tests', kind: 'tests', needs: ['serve'], programs: [vitest('api', 'api')] },
  {
    name: 'browser',
    doing: 'Running browser tests',
    kind: 'tests',
    needs: ['serve', 'chromium'],
    programs: [[PLAYWRIGHT, 'test']],
  },
  { name: 'stop', doing: 'Stopping the test server', kind: 'stop', needs: ['serve'] },
]

/**
 * The selected steps, with those they need.
 * @param {string[]} args of the command
 * @returns {Step[]}
 * @throws {Error} with the names of all steps
 */
export function stepsFor(args) {
  const at = args.indexOf('--only')
  const unknown = at < 0 ? args : args.toSpliced(at, 2)
  if (at < 0 && args.length === 0) return STEPS
  const names = (at < 0 ? '' : (args[at + 1] ?? '')).split(',').filter(Boolean)
  const matches = (name) => STEPS.filter((step) => step.name === name || step.name.startsWith(`${name}-`))
  const bad = [...unknown, ...names.filter((name) => matches(name).length === 0)]
  if (bad.length > 0 || names.length === 0) {
    const known = STEPS.map((step) => step.name).filter((name) => name !== 'stop')
    throw new Error(
      `Unknown: ${bad.join(' ') || 'nothing after --only'}. npm test -- --only takes ${known.join(', ')}.`,
    )
  }
  const wanted = new Set(names.flatMap(matches))
  for (const step of [...STEPS].reverse()) {
    if (wanted.has(step)) for (const name of step.needs ?? []) for (const needed of matches(name)) wanted.add(needed)
  }
  if ([...wanted].some((step) => step.kind === 'serve')) for (const step of matches('stop')) wanted.add(step)
  return STEPS.filter((step) => wanted.has(step))
}
