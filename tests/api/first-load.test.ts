import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { scriptsOf } from '../../bench/first-load'
import { cookieFor } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'

/**
 * Kilobytes of gzip that a page may load before anything is pressed, with its lazy parts. What every page loads should
 * become 155, all of a member's page 170; until then this holds what was reached.
 */
const EVERY_PAGE_KB = 159
const FOR_VISITORS = {
  '/': 162,
  '/recipes/': 197,
  '/recipes/ginger-noodle-broth/': 207,
  '/recipes/salmon-peas-and-new-potatoes/': 166,
  '/ebs-blog/': 199,
  '/ebs-blog/a-case-for-breakfast/': 187,
  '/expert-advices/insomnia/': 161,
  '/movements/': 197,
  '/memberships/': 179,
  '/faqs/': 178,
  '/login/': 160,
  '/community/': 187,
  '/no-such-page/': 160,
} as const
const FOR_MEMBERS = {
  '/': 192,
  '/dashboard/': 266,
  '/recipes/ginger-noodle-broth/': 212,
  '/account/': 193,
  '/notifications/': 180,
  '/shopping-list/': 176,
  '/profile/': 169,
  '/community/new/': 184,
} as const

/** Lazy parts that the page shows at once: the server names their scripts beside the page's own. */
const preloadedScriptsOf = (html: string): string[] =>
  (html.match(/<link\b[^>]*>/g) ?? [])
    .filter((tag) => tag.includes('rel="preload"') && tag.includes('as="script"'))
    .flatMap((tag) => /\shref="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? [])

const sizes = new Map<string, Promise<number>>()

function sizeOf(script: string): Promise<number> {
  const size = sizes.get(script) ?? sendRequest(script).then(({ body }) => gzipSync(body).byteLength)
  sizes.set(script, size)
  return size
}

/** Kilobytes of gzip of the scripts that a page names: its own, and with those of its lazy parts. */
async function firstLoadKb(path: string, cookie?: string): Promise<{ own: number; all: number }> {
  const { status, text } = await sendRequest(path, { cookie })
  expect([200, 404]).toContain(status)
  const own = scriptsOf(text)
  // A page always has the scripts of React and Next.
  expect(own.length, path).toBeGreaterThan(2)
  const kb = async (scripts: readonly string[]) =>
    (await Promise.all([...new Set(scripts)].map(sizeOf))).reduce((sum, size) => sum + size, 0) / 1_000
  return { own: await kb(own), all: await kb([...own, ...preloadedScriptsOf(text)]) }
}

describe('the scripts of a page’s first load', () => {
  test.each(Object.entries(FOR_VISITORS))('for visitors of %s are at most %i kB', async (path, limitKb) => {
    expect((await firstLoadKb(path)).all).toBeLessThan(limitKb)
  })

  test.each(Object.entries(FOR_MEMBERS))('for members of %s are at most %i kB', async (path, limitKb) => {
    expect((await firstLoadKb(path, await cookieFor('premium'))).all).toBeLessThan(limitKb)
  })

  test('that every page has are few: other parts are lazy', async () => {
    expect((await firstLoadKb('/')).own).toBeLessThan(EVERY_PAGE_KB)
  })
})
