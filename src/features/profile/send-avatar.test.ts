import { afterEach, describe, expect, test, vi } from 'vitest'
import { pictureProblem, sendAvatar } from './send-avatar'

afterEach(() => vi.unstubAllGlobals())

describe('the user’s picture', () => {
  test.each([
    ['image/jpeg', 1_000, null],
    ['image/webp', 5 * 1024 * 1024, null],
    ['image/png', 5 * 1024 * 1024 + 1, 'This picture is too large. Use one of 5 MB at most.'],
    ['image/svg+xml', 10, 'We cannot read this image. Use a JPEG, PNG or WebP file.'],
    ['', 10, 'We cannot read this image. Use a JPEG, PNG or WebP file.'],
  ])('%s of %i bytes: %s', (type, size, problem) => {
    expect(pictureProblem({ type, size })).toBe(problem)
  })

  test('shows the message of the server', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ error: { message: 'Too many attempts.' } }, { status: 429 }))
    expect(await sendAvatar(null)).toBe('Too many attempts.')
  })

  test('says so if the site is unreachable', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await sendAvatar(null)).toBe('The site cannot be reached. Please try again.')
  })
})
