import { join } from 'node:path'

/**
 * What npm test does, in order. Each name can be asked for by itself: npm test -- --only unit,data
 *
 * kind check: one program, one count. tests: a runner with a report of counts.
 * needs: steps whose failure makes this one fail unrun. after: steps that end before this one begins.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} doing in words, for the progress line
 * @property {'check' | 'tests' | 'build' | 'demo' | 'chromium' | 'serve' | 'stop'} kind
 * @property {string[][]} [programs] what follows `node`, run one after the other
 * @property {string} [typescript] a program of ours, instead
 * @property {string[]} [needs]
 * @property {string[]} [after]
 * @property {boolean} [mayBeEmpty] tests: finding none is right
 * @property {boolean} [light] keeps one processor busy at most, and runs beside other steps
 */

const tool = (...path) => join('node_modules', ...path)
const NEXT = tool('next', 'dist', 'bin', 'next')
// Version 7, which checks in a third of the time; packages that use TypeScript from JavaScript get version 6.
const TSC = tool('typescript-7', 'bin', 'tsc')
const BIOME = tool('@biomejs', 'biome', 'bin', 'biome')
const DEPCRUISE = tool('dependency-cruiser', 'bin', 'dependency-cruise.mjs')
const KNIP = tool('knip', 'bin', 'knip.js')
const CSPELL = tool('cspell', 'bin.mjs')
const PLAYWRIGHT = tool('@playwright', 'test', 'cli.js')
const OURS = ['src', 'scripts', 'tests', 'demo', 'tools', 'bench']

/** Where a step's counts are written. */
export const reportOf = (name) => join('test-results', `${name}.json`)

const vitest = (name, ...projects) => [
  tool('vitest', 'vitest.mjs'),
  'run',
  ...projects.map((project) => `--project=${project}`),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(name)}`,
]

/** @type {Step[]} */
export const STEPS = [
  // First the steps that are not light, of which one runs at a time: light ones fill the place beside them.
  { name: 'unit', doing: 'Running unit tests', kind: 'tests', programs: [vitest('unit', 'unit', 'unit-alone')] },
  // Both write the types of the routes.
  { name: 'build', doing: 'Building the site', kind: 'build', after: ['types'] },
  {
    name: 'data-sqlite',
    doing: 'Running data tests on SQLite',
    kind: 'tests',
    programs: [vitest('data-sqlite', 'data-sqlite')],
  },
  {
    name: 'api',
    doing: 'Running API tests',
    kind: 'tests',
    needs: ['serve'],
    // Each waits for the server most of its time.
    programs: [[...vitest('api', 'api'), '--maxWorkers=3']],
  },
  {
    name: 'browser',
    doing: 'Running browser tests',
    kind: 'tests',
    needs: ['serve', 'chromium'],
    programs: [[PLAYWRIGHT, 'test']],
  },
  // Where it has to be installed, that takes half a minute.
  { name: 'chromium', light: true, doing: 'Finding a Chromium', kind: 'chromium' },
  // Next writes the types of its routes first.
  {
    name: 'types',
    light: true,
    doing: 'Checking types',
    kind: 'check',
    programs: [
      [NEXT, 'typegen'],
      // Several threads check the types that they share several times.
      [TSC, '--noEmit', '--singleThreaded'],
    ],
  },
  { name: 'demo', light: true, doing: 'Loading the demo content', kind: 'demo' },
  { name: 'serve', light: true, doing: 'Starting a test server', kind: 'serve', needs: ['build', 'demo'] },
  { name: 'lint', light: true, doing: 'Checking style', kind: 'check', programs: [[BIOME, 'ci', '--colors=off', '.']] },
  {
    name: 'layers',
    light: true,
    doing: 'Checking which folder imports which',
    kind: 'check',
    programs: [[DEPCRUISE, '--config', '.dependency-cruiser.cjs', ...OURS]],
  },
  { name: 'unused', light: true, doing: 'Looking for unused code', kind: 'check', programs: [[KNIP, '--no-progress']] },
  {
    name: 'spelling',
    light: true,
    doing: 'Checking spelling and words',
    kind: 'check',
    programs: [[CSPELL, 'lint', '--no-progress', '--no-color', '.']],
  },
  {
    name: 'references',
    light: true,
    doing: 'Following links in docs and comments',
    kind: 'check',
    typescript: 'scripts/check-references.ts',
  },
  {
    name: 'migrations',
    light: true,
    doing: 'Comparing migrations with the schema',
    kind: 'check',
    typescript: 'scripts/check-migrations.ts',
  },
  {
    name: 'components',
    light: true,
    doing: 'Running component tests in a browser',
    kind: 'tests',
    needs: ['chromium'],
    programs: [vitest('components', 'components')],
  },
  {
    name: 'data-postgres',
    light: true,
    doing: 'Running data tests on PostgreSQL',
    kind: 'tests',
    programs: [[...vitest('data-postgres', 'data-postgres'), '--maxWorkers=1']],
  },
  {
    name: 'stop',
    light: true,
    doing: 'Stopping the test server',
    kind: 'stop',
    needs: ['serve'],
    after: ['api', 'browser'],
  },
]

/**
 * What changed files can break, and can be shown without a build: types, style, the arrows between folders, and the
 * tests that import them.
 * @param {{ base: string, files: string[] }} changed
 * @returns {Step[]}
 */
export function stepsForChanged({ base, files }) {
  const named = (name) => STEPS.filter((step) => step.name === name)
  const sources = files.filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && OURS.some((folder) => file.startsWith(`${folder}/`)),
  )
  const narrowed = (name, more) =>
    named(name).map((step) => ({
      ...step,
      mayBeEmpty: true,
      programs: step.programs?.map((program) => [
        ...program.filter((arg) => arg !== '.' && !OURS.includes(arg)),
        ...more,
      ]),
    }))
  const since = [`--changed=${base}`, '--passWithNoTests']
  return [
    ...named('chromium'),
    ...named('types'),
    ...(files.length > 0 ? narrowed('lint', ['--no-errors-on-unmatched', ...files]) : []),
    ...(sources.length > 0 ? narrowed('layers', sources) : []),
    ...['unit', 'components', 'data-sqlite'].flatMap((name) => narrowed(name, since)),
  ]
}

/**
 * The steps that were asked for, with those they need.
 * @param {string[]} args of the command
 * @returns {Step[]}
 * @throws {Error} naming what can be asked for
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
  // A set visits what is added during the loop too: the needs of those that are needed.
  for (const step of wanted) for (const name of step.needs ?? []) for (const needed of matches(name)) wanted.add(needed)
  if ([...wanted].some((step) => step.kind === 'serve')) for (const step of matches('stop')) wanted.add(step)
  return STEPS.filter((step) => wanted.has(step))
}
