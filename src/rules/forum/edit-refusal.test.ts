import { expect, test } from 'vitest'
import { editRefusal } from './edit-refusal'

const EDIT = { isModerator: false, isNewAccount: true, links: 0, pictures: 0, title: undefined, text: 'Fine' }
const BOARD = { holdFirst: 5, heldWords: ['promo code'] }

test.each([
  ['plain words', {}, null],
  ['two links', { links: 2 }, null],
  ['three links', { links: 3 }, ['body', 'More than 2 links would wait for approval']],
  ['three pictures', { pictures: 3 }, ['body', 'More than 2 pictures would wait for approval']],
  ['a listed word', { text: 'With a promo code' }, ['body', 'Some of these words would wait for approval']],
  ['a listed word in the title', { title: 'Promo code!' }, ['title', 'Some of these words would wait for approval']],
  ['three links of an older account', { links: 3, isNewAccount: false }, null],
  ['anything of a moderator', { links: 3, text: 'promo code', isModerator: true }, null],
] as const)('%s', (_, edit, refused) => {
  const refusal = editRefusal({ ...EDIT, ...edit }, BOARD)
  expect(refusal && [refusal.field, refusal.message.split(',')[0]]).toEqual(refused)
})
