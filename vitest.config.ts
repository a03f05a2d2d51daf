import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const alias = [
  // server-only throws outside Next; here it is nothing.
  { find: /^server-only$/, replacement: at('tests/support/nothing.ts') },
  { find: /^@payload-config$/, replacement: at('src/cms/payload.config.ts') },
  { find: /^@\//, replacement: `${at('src')}/` },
]

// Where several programs share two cores, one test in thousands meets a limit of time: it is asked
// once more, and the report says so.
const retry = process.env.CI ? 1 : 0

// Why: scripts/steps/child.mjs, nodeOptions.
const execArgv = ['--conditions=production']

const ALSO_ON_POSTGRES = /^\/\/ Also on PostgreSQL: /

/**
 * Data tests whose first line gives a reason to run them on PostgreSQL too: SQL of our own, transactions, locks, unique
 * rows. What only goes through Payload's operations is the same there. POSTGRES=all takes every file.
 */
function dataTestsOn(database: 'sqlite' | 'postgres'): string[] {
  if (database === 'sqlite' || process.env.POSTGRES === 'all') return ['tests/data/**/*.test.ts']
  return readdirSync(at('tests/data'))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `tests/data/${name}`)
    .filter((file) => ALSO_ON_POSTGRES.test(readFileSync(at(file), 'utf8')))
}

/** The tests of the data layer on one database or the other. */
function dataProject(database: 'sqlite' | 'postgres') {
  return {
    resolve: { alias },
    test: {
      name: `data-${database}`,
      execArgv,
      include: dataTestsOn(database),
      setupFiles: [
        'tests/support/data/fresh-modules.ts',
        'tests/support/data/cheap-passwords.ts',
        'tests/support/fast-check.ts',
      ],
      isolate: false,
      maxWorkers: 2,
      env: { TEST_DATABASE: database },
      globalSetup: [`tests/support/${database}-setup.ts`],
      testTimeout: 30_000,
      hookTimeout: 120_000,
      retry,
    },
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          // Loading the configuration of the CMS asks for one.
          env: { PAYLOAD_SECRET: 'only-for-the-unit-tests' },
          setupFiles: ['tests/support/fast-check.ts'],
          execArgv,
          include: ['{src,scripts,demo,bench,tests/support}/**/*.test.{ts,tsx}'],
          // Some start programs, on machines that may be busy.
          testTimeout: 60_000,
        },
      },
      dataProject('sqlite'),
      dataProject('postgres'),
      {
        resolve: { alias },
        // Against the running server at TEST_BASE_URL, which npm test starts.
        test: {
          name: 'api',
          execArgv,
          retry,
          include: ['tests/api/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
