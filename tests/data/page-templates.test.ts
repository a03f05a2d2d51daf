import { beforeAll, expect, test } from 'vitest'
import { PAGE_TEMPLATES } from '@/cms/templates/page-templates'
import { setUpCatalogue } from '../support/data/catalogue-setup'
import { rest } from '../support/data/http'
import { anAccount, signInAs, type Viewer } from '../support/data/users'

const world = setUpCatalogue()
const viewers = new Map<string, Viewer>()

beforeAll(async () => {
  for (const role of ['editor', 'organizer'] as const) {
    const { email, id } = await anAccount(world.payload, role, { role, plan: 'free' })
    // The name is for other tests; the role decides.
    viewers.set(role, { name: 'editor', id, token: await signInAs(world.payload, email) })
  }
})

const start = (body: object, role = 'editor') => {
  const viewer = viewers.get(role) ?? { name: 'visitor' as const, id: null, token: null }
  return rest(viewer, 'post', 'pages/from-template', body)
}

test.each(Object.entries(PAGE_TEMPLATES))(
  'the template %s becomes a draft that can be published',
  async (template, { layout }) => {
    const { json, status } = await start({ template, title: ' Autumn calm ' })
    expect(status).toBe(201)
    const { id } = json as { id: number }
    const draft = await world.payload.findByID({ collection: 'pages', id, depth: 0, draft: true })
    expect(draft).toMatchObject({ title: 'Autumn calm', slug: 'autumn-calm', _status: 'draft' })
    expect(draft.layout?.map(({ blockType }) => blockType)).toEqual(layout.map(({ blockType }) => blockType))
    expect(await world.addresses()).toEqual([])
    await world.payload.update({ collection: 'pages', id, data: { _status: 'published' } })
    expect(await world.addresses()).toEqual(['/autumn-calm/'])
  },
)

test.each([
  ['an unknown template', { template: 'toString', title: 'A page' }, 'editor', 400],
  ['a title of spaces', { template: 'list', title: '  ' }, 'editor', 400],
  ['a role that writes no pages', { template: 'list', title: 'A page' }, 'organizer', 403],
  ['a visitor', { template: 'list', title: 'A page' }, 'visitor', 403],
])('%s is refused', async (_, body, role, status) => {
  expect((await start(body, role)).status).toBe(status)
})
