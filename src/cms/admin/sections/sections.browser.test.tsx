import type { FormState } from 'payload'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { stubFetch } from '../../../../tests/support/stub-fetch'
import { SaveAsSection, SaveBlockAsSection } from './SaveAsSection.client'
import { SectionActions } from './SectionActions.client'
import { SectionLabel } from './SectionLabel.client'

/** A form whose layout has these blocks, as the admin keeps it. */
function aForm(blocks: { id: string; blockType: string; [name: string]: unknown }[]): FormState {
  const state: FormState = {
    title: { value: 'Typed' },
    layout: { rows: blocks.map(({ id }) => ({ id })), value: blocks.length, disableFormData: true },
  }
  for (const [index, block] of blocks.entries()) {
    for (const [name, value] of Object.entries(block)) state[`layout.${index}.${name}`] = { value }
  }
  return state
}

const ui = vi.hoisted(() => ({
  fields: {} as FormState,
  document: { id: 1, collectionSlug: 'pages', hasSavePermission: true, isTrashed: false },
  dispatch: vi.fn(),
  setModified: vi.fn(),
  getFormState: vi.fn(),
  success: vi.fn(),
  row: {},
}))
vi.mock('@payloadcms/ui', () => ({
  toast: { success: ui.success },
  useAllFormFields: () => [ui.fields],
  useConfig: () => ({ config: { routes: { api: '/cms/api', admin: '/admin' } } }),
  useDocumentInfo: () => ({ ...ui.document, docPermissions: true, getDocPreferences: async () => ({ fields: {} }) }),
  useForm: () => ({ dispatchFields: ui.dispatch, getFields: () => ui.fields, setModified: ui.setModified }),
  Pill: ({ children }: { children: ReactNode }) => children,
  useRowLabel: () => ({ data: ui.row, rowNumber: 1 }),
  useServerFunctions: () => ({ getFormState: ui.getFormState }),
}))

const hero = { id: 'hero', blockType: 'hero', title: 'Welcome' }
const call = { id: 'call', blockType: 'backgroundCta', title: 'Begin', anchor: 'begin' }
const row = { id: 'row', blockType: 'section', section: 7, visibleTo: ['premium'] }

beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(ui.document, { collectionSlug: 'pages', hasSavePermission: true })
  // The server makes fields of the values that it gets.
  ui.getFormState.mockImplementation(async ({ data }) => ({ state: aForm(data.layout) }))
})

/** The blocks of the form after the last change. */
function blocksAfter() {
  const { state } = ui.dispatch.mock.lastCall?.[0] ?? {}
  const rows: { id: string }[] = state.layout.rows
  return rows.map(({ id }, index) => {
    const of = (name: string) => state[`layout.${index}.${name}`]?.value
    return { id, blockType: of('blockType'), section: of('section'), visibleTo: of('visibleTo'), anchor: of('anchor') }
  })
}

const save = page.getByRole('button', { name: 'Save section' })
const title = page.getByRole('textbox', { name: 'Title of the section' })

test('chosen blocks become a section, which stands in their place; what is missing or refused is said first', async () => {
  ui.fields = aForm([hero, call, row])
  let status = 400
  const calls = stubFetch(() =>
    Response.json(status === 201 ? { doc: { id: 9 } } : { errors: [{ message: 'The button needs an address.' }] }, {
      status,
    }),
  )
  await render(<SaveAsSection path="layout" blockLabels={{ hero: 'Top banner', backgroundCta: 'Call to action' }} />)
  await page.getByRole('button', { name: 'Save as section' }).click()
  // A section cannot be in a section.
  expect(page.getByRole('checkbox').elements()).toHaveLength(2)
  await save.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a title.')
  await userEvent.fill(title, 'Invitation')
  await save.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose at least one block.')
  await page.getByRole('checkbox', { name: '01 · Top banner · Welcome' }).click()
  await page.getByRole('checkbox', { name: '02 · Call to action · Begin' }).click()
  await save.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The button needs an address.')
  expect(ui.dispatch).not.toHaveBeenCalled()
  status = 201
  await userEvent.type(title, '{Enter}')
  await expect.poll(() => ui.setModified.mock.calls).toEqual([[true]])
  expect(calls.at(-1)).toMatchObject({
    path: '/cms/api/sections?depth=0',
    body: { title: 'Invitation', layout: [hero, call], _status: 'published' },
  })
  expect(blocksAfter()).toMatchObject([{ blockType: 'section', section: 9 }, { id: 'row' }])
  expect(ui.dispatch.mock.lastCall?.[0].state.title).toEqual({ value: 'Typed' })
  await expect.element(page.getByRole('button', { name: 'Save as section' })).toHaveFocus()
})

test('one block becomes a section from its own settings, on pages only', async () => {
  ui.fields = aForm([hero, call])
  stubFetch(() => Response.json({ doc: { id: 9 } }, { status: 201 }))
  const props = { path: 'layout.1.saveAsSection' } as Parameters<typeof SaveBlockAsSection>[0]
  const screen = await render(<SaveBlockAsSection {...props} />)
  await page.getByRole('button', { name: 'Save as section' }).click()
  await userEvent.fill(title, 'Invitation')
  await save.click()
  await expect.poll(() => ui.dispatch.mock.calls.length).toBe(1)
  expect(blocksAfter()).toMatchObject([{ id: 'hero' }, { blockType: 'section', section: 9 }])
  ui.document.collectionSlug = 'sections'
  await screen.rerender(<SaveBlockAsSection {...props} />)
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

const actions = (path = 'layout.1.sectionActions') => (
  <SectionActions {...({ path } as Parameters<typeof SectionActions>[0])} />
)

test('a section is detached: its blocks stand in its place, limited as it was, without an anchor of the page', async () => {
  ui.fields = aForm([call, row])
  const blocks = [
    { id: 'copy-a', blockType: 'hero', anchor: 'begin' },
    { id: 'copy-b', blockType: 'newsletter', visibleTo: ['free', 'premium'] },
  ]
  stubFetch((path) =>
    Response.json(path.endsWith('/copy') ? { blocks } : { title: 'Letters', state: 'published', blocks: 2 }),
  )
  await render(actions())
  await expect.element(page.getByRole('status')).toHaveTextContent('2 blocks.')
  await expect
    .element(page.getByRole('link', { name: 'Edit section' }))
    .toHaveAttribute('href', '/admin/collections/sections/7')
  await page.getByRole('button', { name: 'Detach' }).click()
  await expect.poll(() => ui.dispatch.mock.calls.length).toBe(1)
  expect(blocksAfter()).toMatchObject([
    { id: 'call', anchor: 'begin' },
    { id: 'copy-a', blockType: 'hero', anchor: null, visibleTo: ['premium'] },
    { id: 'copy-b', blockType: 'newsletter', visibleTo: ['premium'] },
  ])
})

test.each([
  ['is not chosen', null, {}, 200, 'Choose a section.'],
  ['was deleted', 7, {}, 404, 'This section was deleted'],
  ['cannot be read', 7, {}, 503, 'We couldn’t look up this section.'],
  ['is a draft', 7, { title: 'Letters', state: 'draft', blocks: 1 }, 200, 'One block. It is not published'],
  ['is in the trash', 7, { title: 'Letters', state: 'trash', blocks: 0 }, 200, '0 blocks. It is in the trash'],
])('a section that %s says so', async (_, section, body, status, note) => {
  ui.fields = aForm([call, { ...row, section }])
  stubFetch(() => Response.json(body, { status }))
  await render(actions())
  await expect.element(page.getByRole('status')).toHaveTextContent(note)
})

test('a failed detaching says so and changes nothing; organizers cannot detach', async () => {
  ui.fields = aForm([call, row])
  stubFetch((path) =>
    path.endsWith('/copy')
      ? Response.json({}, { status: 503 })
      : Response.json({ title: 'Letters', state: 'published', blocks: 2 }),
  )
  const screen = await render(actions())
  await page.getByRole('button', { name: 'Detach' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('That did not work.')
  expect(ui.dispatch).not.toHaveBeenCalled()
  ui.document.hasSavePermission = false
  await screen.rerender(actions())
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test.each([
  [{ section: 7 }, { title: 'Letters', state: 'published', blocks: 2 }, '02SectionLetters'],
  [{ section: 7, blockName: 'End' }, { title: 'Letters', state: 'draft', blocks: 2 }, /^02SectionEnd *not published$/],
  [{ section: null }, {}, /^02Section *not chosen$/],
])('a folded section tells its title, and why visitors do not see it', async (data, body, text) => {
  ui.row = data
  stubFetch(() => Response.json(body))
  const { container } = await render(<SectionLabel />)
  await expect.element(container).toHaveTextContent(text)
})
