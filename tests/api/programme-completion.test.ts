import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ownAddress } from '../support/http/addresses'
import { sendRequest } from '../support/http/client'
import { expectError } from '../support/http/errors'
import { aSignedInMember, type SignedIn } from '../support/http/members'
import { aTask, makeProgramme, removeProgrammes } from '../support/http/programmes'
import { removeUsers } from '../support/http/users'

afterAll(async () => {
  await removeUsers()
  await removeProgrammes()
})

const completionSchema = z.strictObject({
  programme: z.strictObject({ slug: z.string(), title: z.string(), days: z.number() }),
  name: z.string(),
  startedOn: z.iso.date(),
  finishedOn: z.iso.date(),
  days: z.number(),
  steps: z.number(),
  minutes: z.number(),
  counts: z.strictObject({
    recipes: z.number(),
    movements: z.number(),
    meditations: z.number(),
    masterclasses: z.number(),
    podcasts: z.number(),
    read: z.number(),
    tasks: z.number(),
  }),
})

const PARIS = '?timeZone=Europe/Paris'
const twoDays = () => [[[aTask('One')], [aTask('Two')]]]

async function finish({ sendAs }: SignedIn, { path, steps }: { path: string; steps: readonly string[] }) {
  await sendAs(`${path}/start${PARIS}`, { body: {} })
  for (const step of steps) await sendAs(`${path}/steps${PARIS}`, { body: { step, done: true } })
}

describe('what a member did in a program', () => {
  test('is sent once every step is done, to each member their own', async () => {
    const programme = await makeProgramme(twoDays())
    const { path, slug, steps } = programme
    const member = await aSignedInMember({ firstName: 'Clara', lastName: 'Test' })
    const other = await aSignedInMember()
    const read = ({ sendAs }: SignedIn) => sendAs(`${path}/completion${PARIS}`)
    const beforeStart = await read(member)
    expectError(beforeStart, 'conflict')
    expect(beforeStart.text).toContain('Start the program first.')
    await finish(member, { path, steps: steps.slice(0, 1) })
    const unfinished = await read(member)
    expectError(unfinished, 'conflict')
    expect(unfinished.text).toContain('Some steps of this program are not done yet.')
    await member.sendAs(`${path}/steps${PARIS}`, { body: { step: steps[1], done: true } })
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date())
    const completed = await read(member)
    expect(completed.headers['cache-control']).toContain('no-store')
    expect(completionSchema.parse(completed.json)).toMatchObject({
      programme: { slug, days: 2 },
      name: 'Clara Test',
      startedOn: today,
      finishedOn: today,
      days: 1,
      steps: 2,
      minutes: 0,
      counts: { recipes: 0, read: 0, tasks: 2 },
    })
    expectError(await read(other), 'conflict')
    await finish(other, programme)
    expect(completionSchema.parse((await read(other)).json)).toMatchObject({ name: 'Made By a test', steps: 2 })
  })

  test('is not sent to a visitor, below the program’s plan, or for an unknown program', async () => {
    const { path } = await makeProgramme(twoDays(), { requiredPlan: 'premium' })
    const member = await aSignedInMember()
    expectError(await sendRequest(`${path}/completion`, { from: ownAddress() }), 'unauthenticated')
    expectError(await member.sendAs(`${path}/completion`), 'forbidden')
    expectError(await member.sendAs('/api/programmes/nothing/completion'), 'not_found')
    expectError(await member.sendAs('/api/programmes/six-week-reset/completion?timeZone=Mars/Olympus'), 'bad_request')
  })
})

describe('the completion page', () => {
  test('sends a visitor to sign in and back', async () => {
    const path = '/programmes/six-week-reset/completion/'
    const { headers, status } = await sendRequest(path, { from: ownAddress() })
    expect([status, headers.location]).toEqual([307, `/login?return=${encodeURIComponent(path)}`])
  })

  test('is the same for all members, without a name, and not for search engines', async () => {
    const { path, slug, steps } = await makeProgramme(twoDays())
    const member = await aSignedInMember({ firstName: 'Clarabella' })
    await finish(member, { path, steps })
    expect((await member.sendAs(`${path}/completion`)).text).toContain('Clarabella')
    const { status, text } = await member.sendAs(`/programmes/${slug}/completion/`)
    expect(status).toBe(200)
    expect(text).toMatch(/<meta name="robots" content="noindex/)
    expect(text).not.toContain('Clarabella')
    const sitemap = (await sendRequest('/sitemap.xml', { from: ownAddress() })).text
    expect(sitemap).toContain('/recipes/')
    expect(sitemap).not.toContain('/completion')
  })

  test('exists for every program’s slug, and nothing else of that folder does', async () => {
    const { sendAs } = await aSignedInMember()
    expect((await sendAs('/programmes/nothing-like-it/completion/')).status).toBe(200)
    expect((await sendAs('/programmes/six-week-reset/')).status).toBe(404)
    expect((await sendAs('/programmes/No_Such/completion/')).status).toBe(404)
  })
})
