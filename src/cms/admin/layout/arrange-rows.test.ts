import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { arrangeRows, rowIds } from './arrange-rows'

/** A form with a title and a layout of blocks, named by their ids. */
function aForm(blocks: Record<string, string>): FormState {
  const ids = Object.keys(blocks)
  const state: FormState = {
    title: { value: 'A page' },
    layoutNote: { value: 'not in the layout' },
    layout: { rows: ids.map((id) => ({ id })), value: ids.length, disableFormData: ids.length > 0 },
  }
  for (const [index, id] of ids.entries()) {
    state[`layout.${index}.id`] = { value: id }
    state[`layout.${index}.heading`] = { value: blocks[id] }
    state[`layout.${index}.items`] = { rows: [{ id: `${id}-item` }], value: 1 }
    state[`layout.${index}.items.0.text`] = { value: `${blocks[id]}, item` }
  }
  return state
}

const before = { hero: 'Welcome', faqs: 'Questions', quote: 'Said' }

test.each([
  ['moved', { faqs: 'Questions', hero: 'Welcome', quote: 'Said' }],
  ['removed', { hero: 'Welcome', quote: 'Said' }],
  ['added', { hero: 'Welcome', press: 'In the press', faqs: 'Questions', quote: 'Said' }],
  ['removed, all of them', {}],
])('a block that was %s is as before', (_, after) => {
  const earlier = aForm(before)
  expect(arrangeRows(aForm(after), earlier, 'layout', rowIds(earlier, 'layout'))).toEqual(earlier)
})

test('what was typed since then stays', () => {
  const earlier = aForm(before)
  const current = { ...aForm({ faqs: 'All questions', quote: 'Said' }), title: { value: 'Typed' } }
  expect(arrangeRows(current, earlier, 'layout', rowIds(earlier, 'layout'))).toEqual({
    ...aForm({ hero: 'Welcome', faqs: 'All questions', quote: 'Said' }),
    title: { value: 'Typed' },
  })
})

test('without rows the field itself is sent', () => {
  const state = arrangeRows(aForm(before), aForm(before), 'layout', [])
  expect(state).toEqual(aForm({}))
})
