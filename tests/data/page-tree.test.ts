import { beforeAll, expect, test } from 'vitest'
import { aPage } from '../support/data/builders'
import { setUpCatalogue } from '../support/data/catalogue-setup'
import { rest } from '../support/data/http'
import { anAccount, signInAs, type Viewer } from '../support/data/users'

const world = setUpCatalogue()
const viewers = new Map<string, Viewer>()

beforeAll(async () => {
  for (const role of ['editor', 'organizer', 'member'] as const) {
    const { email, id } = await anAccount(world.payload, role, { role, plan: 'free' })
    // The name is for other tests; the role decides.
    viewers.set(role, { name: 'editor', id, token: await signInAs(world.payload, email) })
  }
})

const move = async (id: number, parent: unknown, role = 'editor') => {
  const viewer = viewers.get(role) ?? { name: 'visitor' as const, id: null, token: null }
  const { json, status } = await rest(viewer, 'post', `pages/${id}/move`, { parent })
  return { json, status }
}
const make = (slug: string, own: Parameters<typeof aPage>[0] = {}) =>
  world.payload.create({ collection: 'pages', data: aPage({ slug, title: slug, ...own }) })

test('a page moves in the tree with the pages below it, and to the top again', async () => {
  const [advice, calm] = [await make('advice'), await make('calm')]
  await make('week', { parent: calm.id })
  expect(await move(calm.id, advice.id)).toEqual({ status: 200, json: { uri: '/advice/calm/' } })
  expect(await world.addresses()).toEqual(['/advice/', '/advice/calm/', '/advice/calm/week/'])
  expect(await move(calm.id, null)).toEqual({ status: 200, json: { uri: '/calm/' } })
  expect(await world.addresses()).toEqual(['/advice/', '/calm/', '/calm/week/'])
})

test('a draft stays one when it moves', async () => {
  const { payload } = world
  const advice = await make('advice')
  const { id } = await payload.create({
    collection: 'pages',
    data: aPage({ slug: 'later', _status: 'draft' }),
    draft: true,
  })
  expect((await move(id, advice.id)).json).toEqual({ uri: '/advice/later/' })
  expect(await world.addresses()).toEqual(['/advice/'])
})

test('a page with unpublished changes does not move, since these would be published', async () => {
  const { payload } = world
  const [advice, calm] = [await make('advice'), await make('calm')]
  await payload.update({ collection: 'pages', id: calm.id, data: { title: 'Not yet', _status: 'draft' }, draft: true })
  expect((await move(calm.id, advice.id)).status).toBe(409)
  expect((await payload.findByID({ collection: 'pages', id: calm.id })).title).toBe('calm')
  expect(await world.addresses()).toEqual(['/advice/', '/calm/'])
})

test('a page moves neither below itself nor to a taken address', async () => {
  const [advice, calm] = [await make('advice'), await make('calm')]
  const week = await make('week', { parent: calm.id })
  await make('calm', { parent: advice.id })
  expect((await move(calm.id, week.id)).status).toBe(409)
  expect(await move(calm.id, advice.id)).toMatchObject({
    status: 400,
    json: { errors: [{ data: { errors: [{ message: 'Something else is already published at /advice/calm/.' }] } }] },
  })
  expect(await world.addresses()).toEqual(['/advice/', '/advice/calm/', '/calm/', '/calm/week/'])
})

test.each([
  ['organizer', 403],
  ['member', 403],
  ['visitor', 403],
])('pages are not moved by the role %s', async (role, status) => {
  const [advice, calm] = [await make('advice'), await make('calm')]
  expect((await move(calm.id, advice.id, role)).status).toBe(status)
  expect(await world.addresses()).toEqual(['/advice/', '/calm/'])
})

test('a parent is a page or none', async () => {
  const calm = await make('calm')
  expect((await move(calm.id, 'top')).status).toBe(400)
  expect((await move(calm.id, 999_999)).status).toBe(404)
})
