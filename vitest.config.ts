import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_ARGS, findChromium } from './scripts/test/chromium.mjs'
import { LongestFirst } from './scripts/test/longest-first.mjs'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const alias = [
  // server-only throws outside Next.
  { find: /^server-only$/, replacement: at('tests/support/empty-module.ts') },
  { find: /^@payload-config$/, replacement: at('src/cms/payload.config.ts') },
  { find: /^@\//, replacement: `${at('src')}/` },
]

/** Unit tests render at once, and lazy parts take their time. */
const LOADED_FIRST = { find: /^next\/dynamic$/, replacement: at('tests/support/next-dynamic.tsx') }

/** An imported picture is what Next makes of it. */
const IMPORTED_PICTURES = {
  name: 'imported-pictures',
  enforce: 'pre' as const,
  load: (id: string) =>
    /\.webp$/.test(id)
      ? `export default ${JSON.stringify({ src: '/picture.webp', width: 1600, height: 1200 })}`
      : undefined,
}

// In CI several programs share two cores, and about one test in thousands times out: it is repeated once, and the
// report shows it.
const retry = process.env.CI ? 1 : 0

// The reason for the conditions is at `nodeOptions` in scripts/steps/child.mjs.
const execArgv = ['--conditions=production', '--expose-gc']

const setupFiles = ['tests/support/fresh-modules.ts', 'tests/support/fast-check.ts']

const UNIT = ['src', 'scripts', 'demo', 'tools', 'bench', 'tests/support']

const contains = (file: string, pattern: RegExp) => pattern.test(readFileSync(at(file), 'utf8'))

/** A mock lasts as long as its process. */
const MOCKING = UNIT.flatMap((folder) => testsBelow(folder)).filter((file) => contains(file, /\bvi\.mock\(/))

/**
 * Unit tests with a process of their own: those that mock modules, and one that makes a million promises, which take ten
 * times as long once another file has used AsyncLocalStorage.
 */
const ALONE = [...MOCKING, 'src/server/page-cache.test.ts']

function testsBelow(folder: string): string[] {
  return readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
}

/** Tests of client components in Chromium, without our server. */
const IN_BROWSER = 'src/**/*.browser.test.tsx'

function unitProject(name: string, files: { include?: string[]; exclude: string[]; isolate: boolean }) {
  return {
    resolve: { alias: [LOADED_FIRST, ...alias] },
    plugins: [IMPORTED_PICTURES],
    test: {
      name,
      // The CMS's configuration requires a secret when it is loaded.
      env: { PAYLOAD_SECRET: 'only-for-the-unit-tests' },
      setupFiles: [...setupFiles, 'tests/support/lazy-parts.ts'],
      execArgv,
      include: UNIT.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
      // Some tests start programs, which takes long on a busy machine.
      testTimeout: 60_000,
      ...files,
    },
  }
}

const ALSO_ON_POSTGRES = /^\/\/ Also on PostgreSQL: /

/**
 * The data tests for a database. On PostgreSQL only files whose first line gives a reason: our own SQL, transactions,
 * locks, unique rows. What goes only through Payload's operations is the same there. POSTGRES=all runs every file.
 */
function dataTestsOn(database: 'sqlite' | 'postgres'): string[] {
  if (database === 'sqlite' || process.env.POSTGRES === 'all') return ['tests/data/**/*.test.ts']
  return testsBelow('tests/data').filter((file) => contains(file, ALSO_ON_POSTGRES))
}

/** The tests of the data layer on one database or the other. */
function dataProject(database: 'sqlite' | 'postgres') {
  return {
    resolve: { alias },
    test: {
      name: `data-${database}`,
      execArgv,
      include: dataTestsOn(database),
      setupFiles: [...setupFiles, 'tests/support/data-folder.ts', 'tests/support/cheap-passwords.mjs'],
      isolate: false,
      env: { TEST_DATABASE: database, PAYLOAD_SECRET: 'only-for-the-tests-of-the-data-layer' },
      globalSetup: [`tests/support/${database}-setup.ts`],
      testTimeout: 30_000,
      hookTimeout: 120_000,
      retry,
    },
  }
}

export default defineConfig({
  test: {
    // By default Vitest leaves one processor idle, and would run one file at a time on two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Setup files run one after the other: the first resets what later ones set.
    sequence: { sequencer: LongestFirst, setupFiles: 'list' },
    // The runs of one npm test transform many of the same modules.
    experimental: { fsModuleCache: true },
    projects: [
      unitProject('unit', { isolate: false, exclude: [...ALONE, IN_BROWSER] }),
      unitProject('unit-alone', { isolate: true, include: ALONE, exclude: [IN_BROWSER] }),
      {
        resolve: { alias },
        // As Next replaces them in a build.
        define: { 'process.env': { NODE_ENV: 'production' } },
        // Bundles all packages before the first test: one that is found later would bring a second copy of React.
        optimizeDeps: { entries: [IN_BROWSER], force: true },
        test: {
          name: 'components',
          include: [IN_BROWSER],
          retry,
          setupFiles: ['tests/support/site-styles.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
      dataProject('sqlite'),
      dataProject('postgres'),
      {
        resolve: { alias },
        // They run against the server at TEST_BASE_URL, which npm test starts.
        test: {
          name: 'api',
          execArgv,
          retry,
          setupFiles,
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
