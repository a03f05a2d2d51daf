import { afterAll, describe, expect, test } from 'vitest'
import { sendRequest } from '../support/http/client'
import { aWord, edit, makePage, removeMade } from '../support/http/editor'
import { aSignedInMember, type SignedIn } from '../support/http/members'
import { aTask, makeProgramme, removeProgrammes } from '../support/http/programmes'
import { removeUsers } from '../support/http/users'

afterAll(async () => {
  await removeUsers()
  await removeProgrammes()
  await removeMade()
})

/** Two weeks with a page each, whose block and step have a word that is nowhere else. */
async function aProgramme(parts: Record<string, unknown> = {}, opening = 'start') {
  const words = [aWord(), aWord()]
  const pages = await Promise.all(
    words.map((word) => makePage({ layout: [{ blockType: 'keepGoingTitle', title: `The text ${word}` }] })),
  )
  const week = (index: number) => ({
    opening,
    title: `Opening ${words[index]}`,
    summary: `Summary ${words[index]}`,
    page: pages[index]?.id,
    days: [{ steps: [aTask(`Step ${words[index]}`)] }],
  })
  const programme = await makeProgramme([], { weeks: [week(0), week(1)], drip: true, ...parts })
  return { ...programme, words, pages: pages.map(({ path }) => path) }
}

type Made = Awaited<ReturnType<typeof aProgramme>>

const NAVIGATION = { rsc: '1' }
const PREFETCH = { ...NAVIGATION, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }

/** What a reader gets of a week's page: as a document, by navigating to it, and by prefetching it. */
async function received({ pages, words }: Made, index: number, reader?: SignedIn) {
  const send = reader?.sendAs ?? sendRequest
  const path = pages[index] ?? ''
  const responses = await Promise.all([{}, NAVIGATION, PREFETCH].map((headers) => send(path, { headers })))
  const text = responses.map((response) => response.text).join('\n')
  return {
    opening: text.includes(`Summary ${words[index]}`),
    text: text.includes(`The text ${words[index]}`),
    step: text.includes(`Step ${words[index]}`),
  }
}

const OPENING = { opening: true, text: false, step: false }
const WHOLE = { opening: false, text: true, step: false }

describe('the page of a week', () => {
  test('is whole for those for whom the week is open; all others get its opening', async () => {
    const programme = await aProgramme()
    const [started, other] = [await aSignedInMember(), await aSignedInMember()]
    // Read before the start as well, so that each reader's pages are cached.
    expect(await received(programme, 0, started)).toEqual(OPENING)
    await started.sendAs(`${programme.path}/start`, { body: {} })
    for (const _ of [1, 2]) {
      expect(await received(programme, 0, started)).toEqual(WHOLE)
      expect(await received(programme, 1, started)).toEqual(OPENING)
      expect(await received(programme, 0, other)).toEqual(OPENING)
      expect(await received(programme, 0)).toEqual(OPENING)
    }
  })

  test('stays whole while the member pauses and in a new round', async () => {
    const programme = await aProgramme()
    const member = await aSignedInMember()
    await member.sendAs(`${programme.path}/start`, { body: {} })
    expect(await received(programme, 0, member)).toEqual(WHOLE)
    await member.sendAs(`${programme.path}/pause`, { body: {} })
    expect(await received(programme, 0, member)).toEqual(WHOLE)
    const ahead = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
    await member.sendAs(`${programme.path}/start`, { body: { startOn: ahead } })
    expect(await received(programme, 0, member)).toEqual(WHOLE)
  })

  test('is closed below the plan of the program, whose progress stays', async () => {
    const programme = await aProgramme({ requiredPlan: 'premium' })
    expect(await received(programme, 0, await aSignedInMember({ plan: 'free' }))).toEqual(OPENING)
    const member = await aSignedInMember({ plan: 'premium' })
    await member.sendAs(`${programme.path}/start`, { body: {} })
    expect(await received(programme, 0, member)).toEqual(WHOLE)
  })

  test.each([
    ['in a program that opens all weeks', { drip: false }, 'start'],
    ['of a week that opens at once', {}, 'once'],
  ])('%s, is whole for all', async (_where, parts, opening) => {
    const programme = await aProgramme(parts, opening)
    expect(await received(programme, 1)).toEqual(WHOLE)
    expect(await received(programme, 1, await aSignedInMember())).toEqual(WHOLE)
  })

  test('follows its program from the next request on', async () => {
    const programme = await aProgramme()
    expect(await received(programme, 1)).toEqual(OPENING)
    await edit('PATCH', `/programmes/${programme.id}`, { drip: false, _status: 'published' })
    expect(await received(programme, 1)).toEqual(WHOLE)
    await edit('PATCH', `/programmes/${programme.id}`, { drip: true, _status: 'published' })
    expect(await received(programme, 1)).toEqual(OPENING)
  })

  test('that a program names later is closed from then on, and whole again when it is removed by way of a draft', async () => {
    const word = aWord()
    const page = await makePage({ layout: [{ blockType: 'keepGoingTitle', title: word }] })
    const read = async () => (await sendRequest(page.path)).text.includes(word)
    expect(await read()).toBe(true)
    const { id } = await makeProgramme([], { weeks: [{ opening: 'start', page: page.id, days: [] }], drip: true })
    expect(await read()).toBe(false)
    await edit('PATCH', `/programmes/${id}?draft=true`, { weeks: [{ opening: 'start', days: [] }] })
    expect(await read()).toBe(false)
    await edit('PATCH', `/programmes/${id}`, { weeks: [{ opening: 'start', days: [] }], _status: 'published' })
    expect(await read()).toBe(true)
  })
})
