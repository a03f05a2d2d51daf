import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageBlocks } from './fields'

test.each(pageBlocks.map((block) => [block.slug, block] as const))(
  '%s has a group, a sentence and a picture in the picker',
  (slug, { admin }) => {
    const thumbnail = admin?.images?.thumbnail
    expect(admin?.group).toEqual(expect.any(String))
    expect(admin?.custom).toEqual({ also: expect.any(String), order: expect.any(Number) })
    expect(thumbnail).toEqual({ url: `/block-pictures/${slug}.webp`, alt: expect.stringMatching(/^[A-Z].+\.$/) })
    expect(existsSync(`public/block-pictures/${slug}.webp`)).toBe(true)
  },
)

test.each([
  ['hero', 'hero'],
  ['faq', 'relatedFaqs'],
  ['cta', 'backgroundCta'],
  ['quote', 'testimonialsGrid'],
  ['image', 'imageColumns'],
  ['gallery', 'videoGrid'],
  ['button', 'backgroundCta'],
  ['recipe', 'postsGrid'],
  ['pricing', 'membershipPlans'],
  ['reusable', 'section'],
])('editors who search for "%s" can find %s', (word, slug) => {
  expect(pageBlocks.find((block) => block.slug === slug)?.admin?.custom?.also.split(' ')).toContain(word)
})
