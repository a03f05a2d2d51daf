import type { ArrayField } from 'payload'
import { expect, test } from 'vitest'
import { formFieldBlocks } from './field-blocks'

/** The options field of a block; undefined for a block without options. */
function answersOf(slug: string): ArrayField | undefined {
  const block = formFieldBlocks.find((one) => one.slug === slug)
  return block?.fields.find((field): field is ArrayField => field.type === 'array' && field.name === 'options')
}

test.each(['select', 'radio', 'checkboxes'])('a field with options needs at least one: %s', async (slug) => {
  // The validation uses only the rows.
  const validate = answersOf(slug)?.validate as unknown as (rows: unknown) => unknown
  const problem = 'Add at least one answer to choose from.'
  expect([validate([]), validate(undefined), validate([{ label: 'Yes', value: 'yes' }])]).toEqual([
    problem,
    problem,
    true,
  ])
})
