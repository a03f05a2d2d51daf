import { expect, test } from 'vitest'
import { optionsProblem } from './options'

test.each([
  ['none', [], 'Add at least one answer to choose from.'],
  ['as many as can be', Array.from({ length: 50 }, (_, index) => `a${index}`), null],
  ['too many', Array.from({ length: 51 }, (_, index) => `a${index}`), 'A field offers 50 answers at most.'],
  ['each its own', ['a', 'b'], null],
  ['not yet written', ['', '', null], null],
  ['one twice', ['a', 'b', ' a '], 'Two answers have the value “a”. Give each its own.'],
])('the options of a field: %s', (_what, values, problem) => {
  expect(optionsProblem(values.map((value) => ({ value })))).toBe(problem)
})
