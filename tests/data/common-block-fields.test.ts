import type { ValidationError } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPage } from '../support/data/builders'
import { startTestCms, type TestCms } from '../support/data/cms'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())

const create = (slug: string, anchors: (string | null)[]) =>
  cms.payload.create({
    collection: 'pages',
    data: aPage({ slug, layout: anchors.map((anchor) => ({ blockType: 'newsletter', anchor })) }),
  })
const fieldsOf = ({ data }: ValidationError) => data.errors.map(({ path }) => path)

test('an anchor that two blocks of a page have is refused at its field', async () => {
  const error = await create('twice', ['letter', null, 'letter']).catch((reason: ValidationError) => reason)
  expect(fieldsOf(error as ValidationError)).toEqual(['layout.0.anchor', 'layout.2.anchor'])
  const page = await create('once', ['letter', null, 'other-letter'])
  expect(page.layout?.map((block) => ('anchor' in block ? block.anchor : null) ?? null)).toEqual([
    'letter',
    null,
    'other-letter',
  ])
})

test.each(['Letter', 'a letter', '1st', '#letter'])('the anchor "%s" is refused', async (anchor) => {
  const error = await create('bad', [anchor]).catch((reason: ValidationError) => reason)
  expect(fieldsOf(error as ValidationError)).toEqual(['layout.0.anchor'])
})
