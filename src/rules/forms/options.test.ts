import { expect, test } from 'vitest'
import { optionsProblem } from './options'

test.each([
  ['none', [], null],
  ['each its own', ['a', 'b'], null],
  ['not yet written', ['', '', null], null],
  ['one twice', ['a', 'b', ' a '], 'Two answers have the value “a”. Give each its own.'],
])('the answers of a form: %s', (_what, values, problem) => {
  expect(optionsProblem(values.map((value) => ({ value })))).toBe(problem)
})
