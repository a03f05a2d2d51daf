import { expect, test } from 'vitest'
import { ingredientsOfStep } from './step-ingredients'

const list = (...names: string[]) => names.map((name) => ({ name }))
const found = (text: string, ...names: string[]) => ingredientsOfStep(text, list(...names)).map(({ name }) => name)

test.each([
  ['the noun that the method uses', 'Stir in the paprika.', ['Smoked paprika'], ['Smoked paprika']],
  ['one for many, and many for one', 'Halve each tomato, add the egg.', ['Tomatoes', 'Eggs'], ['Tomatoes', 'Eggs']],
  [
    'plurals of every kind',
    'Berries, a leaf, radishes.',
    ['Berry', 'Bay leaves', 'Radish'],
    ['Berry', 'Bay leaves', 'Radish'],
  ],
  ['two words where one is shared', 'Finish with the sesame oil.', ['Olive oil', 'Sesame oil'], ['Sesame oil']],
  ['either of two', 'Scatter the parsley.', ['Dill and parsley'], ['Dill and parsley']],
  ['what comes before a comma', 'Add the butter.', ['Butter, cold', 'Flour'], ['Butter, cold']],
  ['accents and capitals', 'CREME FRAICHE on top.', ['Crème fraîche'], ['Crème fraîche']],
  ['no parts of words', 'Stir the sauce.', ['Rice', 'Oil'], []],
  ['nothing in nothing', '', ['Rice'], []],
  ['nothing for a name without words', 'Add 2.', ['–'], []],
])('a step shows %s', (_, text, names, expected) => {
  expect(found(text, ...names)).toEqual(expected)
})

test('they keep the order of the list', () => {
  expect(found('Rinse the noodles, peel the eggs.', 'Eggs', 'Dried soba noodles', 'Carrot')).toEqual([
    'Eggs',
    'Dried soba noodles',
  ])
})
