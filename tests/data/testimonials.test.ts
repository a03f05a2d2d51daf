import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Testimonial } from '@/payload-types'
import { startTestCms, type TestCms } from '../support/data/cms'

let cms: TestCms
let payload: Payload
let voices: typeof import('@/features/testimonials/testimonials.server')
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because they load the CMS, which reads the environment.
  voices = await import('@/features/testimonials/testimonials.server')
})
afterAll(() => cms.stop())

let made = 0

/** What a visitor gets as the text of a published testimonial, in the call and on a card. */
async function textOf(own: Partial<Testimonial>): Promise<{ content: string | undefined; card: string | undefined }> {
  const slug = `voice-${++made}`
  const { databaseId, id } = await payload.create({
    collection: 'testimonials',
    data: { title: slug, slug, firstName: 'Ana', requiredPlan: 'none', _status: 'published', ...own },
  })
  const { testimonials } = await voices.testimonials({ first: 100 }, 'visitor')
  const [card] = await voices.chosenQuotes([id], 'visitor')
  return { content: testimonials.find((one) => one.id === databaseId)?.content, card: card?.text }
}

/** Rich text with one paragraph. */
const aParagraph = (text: string): Testimonial['body'] => ({
  root: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [{ type: 'text', text, version: 1, format: 0, mode: 'normal', style: '', detail: 0 }],
        direction: null,
        format: '',
        indent: 0,
        version: 1,
      },
    ],
    direction: null,
    format: '',
    indent: 0,
    version: 1,
  },
})

const experience = 'Dinner at seven.'
const text = 'A longer letter.'

test.each<[string, Partial<Testimonial>, string]>([
  ['the positive experience', { positiveExperience: aParagraph(experience), body: aParagraph(text) }, experience],
  ['its HTML', { positiveExperienceHtml: `<p>${experience}</p>`, body: aParagraph(text) }, experience],
  ['the text without a positive experience', { bodyHtml: `<p>${text}</p>`, summary: 'Short.' }, text],
  ['the text where the experience is blank', { positiveExperienceHtml: ' ', bodyHtml: `<p>${text}</p>` }, text],
  ['the summary without both', { summary: 'Short.' }, 'Short.'],
])('a testimonial shows %s, whatever its plan', async (_, own, shown) => {
  expect(await textOf({ ...own, requiredPlan: 'premium' })).toEqual({ content: `<p>${shown}</p>`, card: shown })
})
