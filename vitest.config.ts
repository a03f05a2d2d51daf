import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const alias = [
  // server-only throws outside Next.
  { find: /^server-only$/, replacement: at('tests/support/empty-module.ts') },
  { find: /^@payload-config$/, replacement: at('src/cms/payload.config.ts') },
  { find: /^@\//, replacement: `${at('src')}/` },
]

// In CI several programs share two cores, and about one test in thousands times out: it is repeated once, and the
// report shows it.
const retry = process.env.CI ? 1 : 0

// The reason is at `nodeOptions` in scripts/steps/child.mjs.
const execArgv = ['--conditions=production']

/** The tests of the data layer, on one of the two databases. */
function dataProject(database: 'sqlite' | 'postgres') {
  return {
    resolve: { alias },
    test: {
      name: `data-${database}`,
      execArgv,
      include: ['tests/data/**/*.test.ts'],
      setupFiles: ['tests/support/fast-check.ts'],
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
          // Loading the configuration of the CMS requires a secret.
          env: { PAYLOAD_SECRET: 'only-for-the-unit-tests' },
          setupFiles: ['tests/support/fast-check.ts'],
          execArgv,
          include: ['{src,scripts,demo,tools,bench,tests/support}/**/*.test.{ts,tsx}'],
          // Some tests start programs, on machines that may be busy.
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
