import { test as base, type CDPSession, expect as expectIn, type Page } from '@playwright/test'
import { cookieOf, type DemoName } from './accounts'
import { BASE } from './client'

type Fixtures = {
  /** Errors that a test provokes, such as the console's message about a 404. */
  expected: RegExp[]
  /** Signs the browser in. */
  as(name: DemoName): Promise<void>
  /** The browser's own protocol. What it changes ends with the test; the page is used again by the next one. */
  devtools: CDPSession
}

/** Chromium gives this warning when a machine is too busy to run a preloaded script within seconds. */
const SLOW_MACHINE = /was preloaded using link preload but not used within a few seconds/

/** A dashboard lists the programs of other tests too, which these delete while it is open. */
const PROGRAM_OF_ANOTHER_TEST = /status of 404 .*\/api\/programmes\/program-w/

/** A browser that fails the test when a page throws, logs an error or warning, requests another host, or gets a 5xx. */
export const test = base.extend<Fixtures>({
  expected: [[], { option: true }],
  page: async ({ expected, page }, use) => {
    const consoleErrors: string[] = []
    watchConsole(page, (complaint) => {
      const expectedHere = [SLOW_MACHINE, PROGRAM_OF_ANOTHER_TEST, ...expected]
      if (!expectedHere.some((pattern) => pattern.test(complaint))) consoleErrors.push(complaint)
    })
    await use(page)
    expectIn(consoleErrors).toEqual([])
  },
  as: async ({ context }, use) => {
    await use(async (name) => {
      const value = (await cookieOf(name)).slice('ebs-token='.length)
      await context.addCookies([{ name: 'ebs-token', value, url: BASE.origin, httpOnly: true, sameSite: 'Lax' }])
    })
  },
  devtools: async ({ context, page }, use) => {
    const session = await context.newCDPSession(page)
    await use(session)
    await session.detach()
  },
})

export const expect = test.expect

/** Waits for the next message of a page on the console, and checks it. */
export async function expectConsoleMessage(page: Page, text: RegExp): Promise<void> {
  await page.waitForEvent('console', (message) => message.type() === 'info' && text.test(message.text()))
}

function watchConsole(page: Page, report: (complaint: string) => void): void {
  page.on('pageerror', (error) => report(`threw: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      report(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && host !== BASE.host) report(`requested ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) report(`${response.status()} ${response.url()}`)
  })
}

/** Waits for the session lookup, which the page sends 500 ms after it starts, and its response. */
export async function sessionLookup(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().endsWith('/api/auth/me'))
}
