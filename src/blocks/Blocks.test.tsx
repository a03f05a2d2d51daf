import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '@/payload-types'
import { pathRules } from '@/rules/path-rules'
import * as cache from '@/runtime/cached'
import { Blocks } from './Blocks'
import type { BlockContext } from './block'

const onRender = vi.hoisted(() => vi.fn())
vi.mock('./components', () => ({
  blockComponents: {
    richContent: async (block: { id: string }, context: { first: boolean }) => {
      onRender(block.id, context.first)
      return <p>{block.id}</p>
    },
    newsletter: async (block: { id: string }, context: { first: boolean }) => {
      onRender(block.id, context.first)
      return <p>{block.id}</p>
    },
  },
}))

const context: Omit<BlockContext, 'blocks' | 'first' | 'firstOfKind' | 'listPart'> = {
  audience: 'visitor',
  path: '/an-ordinary-page/',
  rules: pathRules('/an-ordinary-page'),
  pageTitle: 'An ordinary page',
  signUpTo: null,
}
// Blocks as the database may hold them: of kinds that the types no longer have.
const layout = [
  { id: 'a', blockType: 'carousel' },
  { id: 'b', blockType: 'richContent' },
  { id: 'c', blockType: 'retired', kind: 'marquee', content: {} },
  { id: 'd', blockType: 'toString' },
  { id: 'e', blockType: 'richContent' },
] as unknown as Page['layout']

const markup = async (preview: boolean) =>
  renderToStaticMarkup(<main>{await Blocks({ layout, context, preview: preview ? {} : undefined })}</main>)

const consoleError = vi.fn()
beforeEach(() => {
  onRender.mockClear()
  vi.spyOn(console, 'error').mockImplementation(consoleError)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a page with blocks of removed types shows the rest, and logs each type once', async () => {
  expect(await markup(false)).toBe('<main><p>b</p><p>e</p></main>')
  expect(await markup(false)).toBe('<main><p>b</p><p>e</p></main>')
  const lines = consoleError.mock.calls.map(([line]) => /“(.*)”/.exec(String(line))?.[1])
  expect(lines).toEqual(['carousel', 'marquee', 'toString'])
})

test('what follows the first visible block is below it, also on a page without blocks', async () => {
  const afterFirst = <aside />
  const show = async (blocks: Page['layout']) =>
    renderToStaticMarkup(await Blocks({ layout: blocks, context, afterFirst }))
  expect(await show(layout)).toBe('<p>b</p><aside></aside><p>e</p>')
  expect(await show([])).toBe('<aside></aside>')
})

test('the first visible block has the h1 of the page', async () => {
  await markup(false)
  expect(onRender.mock.calls).toEqual([
    ['b', true],
    ['e', false],
  ])
})

test('the preview shows editors where a block is missing, and of which type', async () => {
  const html = await markup(true)
  expect(html).toContain('<p>b</p>')
  expect(html.match(/role="note"/g)).toHaveLength(3)
  expect(html).toContain('There is a block of the kind “marquee” here')
})

const Marked = ({ id, children }: { id: string; children: ReactNode }) => <div id={id}>{children}</div>

test('the blocks of a section are one row of the form in a preview; a section that cannot be shown is noted there', async () => {
  const sections = [
    { id: 'row-a', sectionRow: 'row', blockType: 'richContent' },
    { id: 'row-b', sectionRow: 'row', blockType: 'richContent' },
    { id: 'own', blockType: 'richContent' },
    { id: 'missing', blockType: 'section', section: 7 },
  ] as Page['layout']
  const show = async (preview?: object) =>
    renderToStaticMarkup(await Blocks({ layout: sections, context, preview, afterFirst: <aside /> }))
  expect(await show()).toBe('<p>row-a</p><aside></aside><p>row-b</p><p>own</p>')
  expect(await show({ Block: Marked })).toMatch(
    /^<div id="row"><p>row-a<\/p><aside><\/aside><p>row-b<\/p><\/div><div id="own"><p>own<\/p><\/div><div id="missing">.*role="note"/,
  )
})

test('a block that is hidden on the path is not loaded, and the next one has the h1', async () => {
  const newsletterFirst = [
    { id: 'a', blockType: 'newsletter' },
    { id: 'b', blockType: 'richContent' },
  ] as Page['layout']
  await Blocks({ layout: newsletterFirst, context })
  await Blocks({ layout: newsletterFirst, context: { ...context, rules: pathRules('/gut-health-recipes') } })
  expect(onRender.mock.calls).toEqual([
    ['a', true],
    ['b', false],
    ['b', true],
  ])
})

test('a block is shown to its audiences, from its first time to its second; the page expires at the next one', async () => {
  const expireAt = vi.fn()
  const expiring = vi.spyOn(cache, 'expireRenderAt').mockImplementation(expireAt)
  const soon = new Date(Date.now() + 60_000).toISOString()
  const timed = [
    { id: 'members', blockType: 'richContent', visibleTo: ['free', 'standard', 'premium'] },
    { id: 'later', blockType: 'richContent', visibleFrom: soon },
    { id: 'over', blockType: 'richContent', visibleUntil: '2026-01-01T00:00:00.000Z' },
    { id: 'all', blockType: 'richContent' },
  ] as Page['layout']
  await Blocks({ layout: timed, context })
  expect(onRender.mock.calls).toEqual([['all', true]])
  expect(expireAt).toHaveBeenCalledWith(new Date(soon))
  onRender.mockClear()
  await Blocks({ layout: timed, context: { ...context, audience: 'free' } })
  expect(onRender.mock.calls).toEqual([
    ['members', true],
    ['all', false],
  ])
  expiring.mockRestore()
})

test('a block is wrapped in an element with the anchor, the background and the space that its editor set', async () => {
  const show = async (look: object) => {
    const layout = [{ id: 'a', blockType: 'richContent', ...look }] as Page['layout']
    return renderToStaticMarkup(<main>{await Blocks({ layout, context })}</main>)
  }
  expect(await show({ anchor: 'breakfast' })).toBe(
    '<main><div class="block-frame" id="breakfast"><p>a</p></div></main>',
  )
  expect(await show({ background: 'night', spaceBefore: 'more', spaceAfter: 'less' })).toBe(
    '<main><div class="block-frame" data-background="night" data-scheme="dark" data-before="more" data-after="less"><p>a</p></div></main>',
  )
  expect(await show({ anchor: '', background: null })).toBe('<main><p>a</p></main>')
})
