import { afterAll, describe, expect, test, vi } from 'vitest'
import { AUDIENCES, type Audience } from '@/rules/audience'
import { cookieFor } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'
import { aWord, makePage, removeMade } from '../support/http/editor'

afterAll(removeMade)

const read = async (path: string, audience: Audience) =>
  (await sendRequest(path, { cookie: await cookieFor(audience) })).text
const titled = (title: string, parts: object) => ({ blockType: 'keepGoingTitle', title, ...parts })

describe('a block', () => {
  test('reaches only the audiences that it is visible to, in HTML and in the data of the page', async () => {
    const word = aWord()
    const { path } = await makePage({
      layout: [titled('For all', {}), titled(word, { visibleTo: ['free', 'premium'] })],
    })
    const seenBy = await Promise.all(AUDIENCES.map(async (audience) => (await read(path, audience)).includes(word)))
    expect(Object.fromEntries(AUDIENCES.map((audience, index) => [audience, seenBy[index]]))).toEqual({
      visitor: false,
      free: true,
      standard: false,
      premium: true,
    })
  })

  test('appears and disappears at its times, on a page that is cached', async () => {
    const [early, late] = [aWord(), aWord()]
    const soon = new Date(Date.now() + 4_000).toISOString()
    const { path } = await makePage({
      layout: [titled('For all', {}), titled(early, { visibleUntil: soon }), titled(late, { visibleFrom: soon })],
    })
    const before = await read(path, 'visitor')
    expect([before.includes(early), before.includes(late)]).toEqual([true, false])
    await vi.waitFor(async () => {
      const after = await read(path, 'visitor')
      expect([after.includes(early), after.includes(late)]).toEqual([false, true])
    }, 10_000)
  })

  test('is the target of its anchor', async () => {
    const { path } = await makePage({ layout: [titled('For all', { anchor: 'breakfast' })] })
    expect(await read(path, 'visitor')).toContain('<div class="block-frame" id="breakfast">')
  })
})
