import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './scripts/test/chromium.mjs'

/** Browser tests against the server at TEST_BASE_URL, which npm test starts. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // A test that timed out is repeated once, and named in the summary.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    // One browser context a worker, emptied before each test: its compiled scripts and its process stay, which saves a
    // fifth of the processor time.
    reuseContext: true,
    baseURL: process.env.TEST_BASE_URL ?? 'http://localhost:3000',
    browserName: 'chromium',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: ['--headless', ...CHROMIUM_ARGS],
    },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // Recording every test costs a third of its processor time.
    trace: 'on-first-retry',
  },
})
