import { describe, expect, test } from 'vitest'
import { stepProblem } from './step-problem'

const target = (requiredPlan: 'none' | 'free' | 'standard' | 'premium') => ({ requiredPlan })

describe('what editors are told of a step that members do not see', () => {
  test.each([
    ['a task has nothing to be missing', { kind: 'task', chosen: false, target: null }, 'free', null],
    ['an open item', { kind: 'item', chosen: true, target: target('none') }, 'none', null],
    ['an item of the same plan', { kind: 'item', chosen: true, target: target('premium') }, 'premium', null],
    [
      'an item for free members, in a program for everybody',
      { kind: 'item', chosen: true, target: target('free') },
      'none',
      null,
    ],
    ['no item', { kind: 'item', chosen: false, target: null }, 'none', 'No item is chosen, or it was deleted.'],
    ['an unpublished page', { kind: 'page', chosen: true, target: null }, 'none', 'This page is not published.'],
    [
      'an item above the program',
      { kind: 'item', chosen: true, target: target('premium') },
      'standard',
      'This item requires a higher plan than the program: members below it do not see the step.',
    ],
  ] as const)('%s', (_, step, plan, problem) => {
    expect(stepProblem(step, plan)).toBe(problem)
  })
})
