import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import configured from './payload.config'

/** All labels of fields and blocks that appear in the path of an error. */
function labelsOf(fields: readonly FlattenedField[]): unknown[] {
  return fields.flatMap((field) => {
    const own = [field.label, 'labels' in field ? Object.values(field.labels ?? {}) : []].flat()
    if (field.type === 'blocks') {
      const ofBlocks = field.blocks.flatMap((block) => [
        ...Object.values(block.labels ?? {}),
        ...labelsOf(block.flattenedFields),
      ])
      return [...own, ...ofBlocks]
    }
    return 'flattenedFields' in field ? [...own, ...labelsOf(field.flattenedFields)] : own
  })
}

// The admin splits its list of invalid fields at commas. Names of blocks that need one go through hooks/error-labels.ts.
test('no label of a field or a block has a comma, but for one name of a block', async () => {
  const { collections, globals } = await configured
  const labels = [...collections, ...globals].flatMap(({ flattenedFields }) => labelsOf(flattenedFields))
  const texts = new Set(labels.filter((label) => typeof label === 'string'))
  expect(texts).toContain('Live masterclass')
  expect(texts).toContain('Consent (must be given)')
  expect([...texts].filter((text) => text.includes(','))).toEqual(['Text, image and video'])
})

/** Whether each array and block among the fields, and below them, has a title that says what it holds. */
function titlesOf(fields: readonly FlattenedField[], path: string): [string, boolean][] {
  return fields.flatMap((field): [string, boolean][] => {
    const own = `${path}.${field.name}`
    if (field.type === 'blocks') {
      return field.blocks.flatMap((block) => [
        [`${own}.${block.slug}`, block.admin?.components?.Label !== undefined],
        ...titlesOf(block.flattenedFields, `${own}.${block.slug}`),
      ])
    }
    const below = 'flattenedFields' in field ? titlesOf(field.flattenedFields, own) : []
    return field.type === 'array' ? [[own, field.admin?.components?.RowLabel !== undefined], ...below] : below
  })
}

test('each row of an array and each block is titled by what it holds', async () => {
  const { collections, globals } = await configured
  const titles = [...collections, ...globals].flatMap(({ flattenedFields, slug }) => titlesOf(flattenedFields, slug))
  expect(titles.map(([path]) => path)).toEqual(
    expect.arrayContaining(['navigation.primary', 'pages.layout.hero', 'form-submissions.submissionData']),
  )
  // Payload's own collection of jobs, which no one opens.
  expect(titles.filter(([, titled]) => !titled)).toEqual([['payload-jobs.log', false]])
})
