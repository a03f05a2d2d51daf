import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cookieOf } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'
import { makeItem, makeRecipe, removeMade } from '../support/http/editor'
import { expectError } from '../support/http/errors'
import { aSignedInMember, type SignedIn } from '../support/http/members'
import { aTask, makeProgramme, removeProgrammes } from '../support/http/programmes'
import { removeUsers } from '../support/http/users'

afterAll(async () => {
  await removeUsers()
  await removeProgrammes()
  await removeMade()
})

const step = z.strictObject({
  id: z.string(),
  title: z.string(),
  uri: z.string().nullable(),
  kind: z.enum(['item', 'page', 'task']),
  duration: z.number().nullable(),
  done: z.boolean(),
  how: z.enum(['watched', 'read', 'hand']).nullable(),
})
const enrolment = z.strictObject({
  startedOn: z.string(),
  round: z.number(),
  mode: z.enum(['calendar', 'pace']),
  pausedOn: z.string().nullable(),
})
const week = {
  week: z.number(),
  title: z.string().nullable(),
  uri: z.string().nullable(),
  opensOn: z.string().nullable(),
  done: z.boolean(),
  steps: z.number(),
}
const openWeek = z.strictObject({
  ...week,
  open: z.literal(true),
  days: z.array(z.strictObject({ day: z.number(), steps: z.array(step) })),
})
const closedWeek = z.strictObject({ ...week, open: z.literal(false) })
const progressSchema = z.strictObject({
  programme: z.strictObject({ slug: z.string(), title: z.string(), days: z.number() }),
  enrolment: enrolment.nullable(),
  day: z.number(),
  week: z.number(),
  next: step.nullable(),
  weeks: z.array(z.union([openWeek, closedWeek])),
  mayOpenAll: z.boolean(),
  rounds: z.array(
    z.strictObject({ round: z.number(), startedOn: z.string(), endedOn: z.string().nullable(), done: z.number() }),
  ),
  completion: z.string().nullable(),
  calendar: z.string().nullable(),
})
const progressOf = async ({ sendAs }: SignedIn, path: string) =>
  progressSchema.parse((await sendAs(`${path}/me?timeZone=Europe/Paris`)).json)

/** A day of Paris, some days from today. */
const inDays = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(Date.now() + days * 86_400_000)

const PARIS = '?timeZone=Europe/Paris'

/** Two weeks of two days with one task each. */
const twoWeeks = () => [
  [[aTask('One')], [aTask('Two')]],
  [[aTask('Hidden three')], [aTask('Hidden four')]],
]

describe('the demo’s programs', () => {
  test('the reset has 42 days, opens by the start, and members may open all', async () => {
    const member = await aSignedInMember()
    const path = '/api/programmes/six-week-reset'
    expect(await progressOf(member, path)).toMatchObject({
      programme: { slug: 'six-week-reset', days: 42 },
      enrolment: null,
    })
    const started = await member.sendAs(`${path}/start${PARIS}`, { body: { startOn: inDays(-8) } })
    expect(started).toMatchObject({ status: 200, json: { enrolment: { startedOn: inDays(-8), round: 1 } } })
    const progress = await progressOf(member, path)
    expect(progress).toMatchObject({ day: 9, week: 2 })
    expect(progress.weeks.map(({ open }) => open)).toEqual([true, true, false, false, false, false])
    expect(await member.sendAs(`${path}/open`, { body: {} })).toMatchObject({
      status: 200,
      json: { weeks: [1, 2, 3, 4, 5, 6] },
    })
    expect((await progressOf(member, path)).weeks.every(({ open }) => open)).toBe(true)
  })

  test('keep going is open at once', async () => {
    const { programme, weeks } = await progressOf(await aSignedInMember(), '/api/programmes/keep-going')
    expect(programme).toMatchObject({ slug: 'keep-going', days: 12 })
    expect(weeks.map(({ open }) => open)).toEqual(Array(12).fill(true))
  })
})

describe('a program’s calls', () => {
  test('start, mark, pause, go on and start again', async () => {
    const { path, steps } = await makeProgramme(twoWeeks())
    const member = await aSignedInMember()
    await member.sendAs(`${path}/start${PARIS}`, { body: {} })
    const marked = await member.sendAs(`${path}/steps${PARIS}`, { body: { step: steps[0], done: true } })
    expect(marked).toMatchObject({ status: 200, json: { done: true, day: 1, next: { id: steps[1] } } })
    const paused = await member.sendAs(`${path}/pause${PARIS}`, { body: {} })
    expect(paused).toMatchObject({ status: 200, json: { enrolment: { pausedOn: inDays(0) } } })
    const resumed = await member.sendAs(`${path}/resume${PARIS}`, { body: {} })
    expect(resumed).toMatchObject({ status: 200, json: { enrolment: { pausedOn: null } } })
    await member.sendAs(`${path}/start${PARIS}`, { body: { mode: 'pace' } })
    expect(await progressOf(member, path)).toMatchObject({
      enrolment: { round: 2, mode: 'pace' },
      next: { id: steps[0] },
      rounds: [
        { round: 1, endedOn: inDays(0), done: 1 },
        { round: 2, endedOn: null, done: 0 },
      ],
    })
  })

  test('no member gets a closed week’s text, and staff can open the week for one', async () => {
    const { path, steps } = await makeProgramme(twoWeeks())
    const [member, other] = [await aSignedInMember(), await aSignedInMember()]
    for (const each of [member, other]) await each.sendAs(`${path}/start`, { body: {} })
    const closed = await member.sendAs(`${path}/me`)
    expect(closed.text).toContain('One')
    expect(closed.text).not.toContain('Hidden')
    expectError(await member.sendAs(`${path}/steps`, { body: { step: steps[2], done: true } }), 'forbidden')
    const cookie = await cookieOf('manager')
    const found = await sendRequest(`/cms/api/enrolments?depth=0&where[member][equals]=${member.id}`, { cookie })
    const { docs } = z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(found.json)
    const opened = await sendRequest(`/cms/api/enrolments/${docs[0]?.id}`, {
      method: 'PATCH',
      cookie,
      body: { openedWeeks: [2] },
    })
    expect(opened.status).toBe(200)
    expect((await member.sendAs(`${path}/me`)).text).toContain('Hidden')
    expect((await other.sendAs(`${path}/me`)).text).not.toContain('Hidden')
  })

  test('watching, rating and reading do their steps', async () => {
    const recipe = await makeRecipe()
    const movement = await makeItem('movementGuides', {
      title: `Move ${recipe.slug}`,
      video: { url: 'https://vimeo.com/1' },
    })
    const guide = await makeItem('lifestyleGuides', { title: `Read ${recipe.slug}` })
    const item = (relationTo: string, value: number) => ({ kind: 'item', item: { relationTo, value } })
    const day = [item('recipes', recipe.id), item('movementGuides', movement.id), item('lifestyleGuides', guide.id)]
    const { path } = await makeProgramme([[day]])
    const member = await aSignedInMember()
    await member.sendAs(`${path}/start`, { body: {} })
    await member.sendAs('/api/recipes/ratings', { body: { recipeId: recipe.databaseId, rating: 5 } })
    await member.sendAs('/api/videos/mark-watched', { body: { databaseId: movement.databaseId } })
    const read = await member.sendAs('/api/programmes/read', { body: { databaseId: guide.databaseId } })
    expect(read).toMatchObject({ status: 200, json: { steps: [expect.any(String)] } })
    const { completion, weeks } = await progressOf(member, path)
    const [first] = z.tuple([openWeek]).parse(weeks)
    expect(first.days.flatMap(({ steps }) => steps.map(({ how }) => how))).toEqual(['hand', 'watched', 'read'])
    expect(first.done).toBe(true)
    expect(completion).toMatch(/^\/programmes\/.+\/completion\/$/)
    expect((await member.sendAs('/api/milestones')).text).toContain('"progress":1')
  })

  test('its plan is needed, and an unpublished program does not exist', async () => {
    const premium = await makeProgramme(twoWeeks(), { requiredPlan: 'premium' })
    const draft = await makeProgramme(twoWeeks(), { _status: 'draft' })
    const [free, paying] = [await aSignedInMember(), await aSignedInMember({ plan: 'premium' })]
    expectError(await free.sendAs(`${premium.path}/me`), 'forbidden')
    expectError(await free.sendAs(`${premium.path}/start`, { body: {} }), 'forbidden')
    expect(await paying.sendAs(`${premium.path}/me`)).toMatchObject({ status: 200 })
    expectError(await paying.sendAs(`${draft.path}/me`), 'not_found')
    expectError(await paying.sendAs('/api/programmes/nothing/me'), 'not_found')
    expectError(await paying.sendAs('/api/programmes/No_Such/me'), 'not_found')
  })

  test('invalid input is rejected by name, and nothing is written', async () => {
    const { path, steps } = await makeProgramme(twoWeeks())
    const member = await aSignedInMember()
    for (const timeZone of ['', 'Mars/Olympus', 'x'.repeat(65)]) {
      const query = new URLSearchParams({ timeZone })
      for (const response of [
        await member.sendAs(`${path}/me?${query}`),
        await member.sendAs(`${path}/start?${query}`, { body: {} }),
        await member.sendAs(`${path}/pause?${query}`, { body: {} }),
      ]) {
        expectError(response, 'bad_request')
        expect(response.json).toMatchObject({ error: { fields: { timeZone: expect.any(String) } } })
      }
    }
    for (const body of [
      { startOn: '2026-02-30' },
      { startOn: '' },
      { startOn: inDays(400) },
      { startOn: inDays(-400) },
      { mode: 'slow' },
      [],
    ]) {
      expectError(await member.sendAs(`${path}/start`, { body }), 'bad_request')
    }
    expect((await progressOf(member, path)).enrolment).toBeNull()
    expectError(await member.sendAs(`${path}/pause`, { body: {} }), 'conflict')
    expectError(await member.sendAs(`${path}/steps`, { body: { step: steps[0], done: true } }), 'conflict')
    await member.sendAs(`${path}/start`, { body: {} })
    for (const body of [
      { step: steps[0] },
      { step: 7, done: true },
      { step: '', done: true },
      { step: steps[0], done: 'yes' },
    ]) {
      expectError(await member.sendAs(`${path}/steps`, { body }), 'bad_request')
    }
    expectError(await member.sendAs(`${path}/steps`, { body: { step: 'nothing', done: true } }), 'not_found')
    expect((await progressOf(member, path)).rounds).toMatchObject([{ done: 0 }])
  })

  test('a request from another site is rejected', async () => {
    const { path } = await makeProgramme(twoWeeks())
    const member = await aSignedInMember()
    const headers = { origin: 'https://evil.example' }
    expectError(await member.sendAs(`${path}/start`, { body: {}, headers }), 'foreign_origin')
    expect((await progressOf(member, path)).enrolment).toBeNull()
  })
})

describe('a plan’s calendar', () => {
  test('is read without a session by its secret address, until it is renewed', async () => {
    const { path } = await makeProgramme(twoWeeks())
    const member = await aSignedInMember()
    await member.sendAs(`${path}/start${PARIS}`, { body: {} })
    const address = (await progressOf(member, path)).calendar ?? ''
    const file = await sendRequest(address)
    expect(file.status).toBe(200)
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(file.headers['cache-control']).toBe('private, no-store')
    expect(file.text).toContain(`DTSTART;VALUE=DATE:${inDays(0).replaceAll('-', '')}`)
    expect(file.text).toContain('DESCRIPTION:One')
    expect(file.text).not.toContain('Hidden')
    const renewed = await member.sendAs(`${path}/calendar`, { body: {} })
    const { calendar } = z.object({ calendar: z.string() }).parse(renewed.json)
    expect((await sendRequest(calendar)).status).toBe(200)
    for (const old of [
      address,
      `${path}/calendar.ics`,
      `${path}/calendar.ics?token=`,
      `${path}/calendar.ics?token=x`,
    ]) {
      expectError(await sendRequest(old), 'not_found')
    }
  })
})
