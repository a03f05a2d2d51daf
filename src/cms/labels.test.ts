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
