import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import { fieldElementId, rowElementIds, tabOf } from './field-place'

const text = (name: string) => ({ type: 'text', name }) as ClientField
const fields = [
  text('title'),
  {
    type: 'tabs',
    tabs: [
      {
        fields: [
          { type: 'row', fields: [text('servings')] },
          { type: 'blocks', name: 'layout' },
        ],
      },
      { fields: [{ type: 'group', name: 'seo', fields: [text('title')] }] },
    ],
  },
] as ClientField[]

test('a field is in the tab of its root, in a row too; the others are in none', () => {
  expect(tabOf(fields, 'servings')).toBe(0)
  expect(tabOf(fields, 'layout.2.title')).toBe(0)
  expect(tabOf(fields, 'seo.title')).toBe(1)
  expect(tabOf(fields, 'title')).toBeNull()
})

test('the elements of rows and fields have the ids that the form gives them', () => {
  expect(rowElementIds('layout.2.cards.0.title')).toEqual(['layout-row-2', 'layout-2-cards-row-0'])
  expect(rowElementIds('seo.title')).toEqual([])
  expect(fieldElementId('layout.0.title')).toBe('field-layout__0__title')
})
