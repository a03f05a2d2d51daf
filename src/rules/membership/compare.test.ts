import { expect, test } from 'vitest'
import { columnsOf, compareGroups } from './compare'

const check = { kind: 'check' }
const text = (value: string) => ({ kind: 'text', text: value })

test('[title] begins a group, [check] is a tick, an empty cell is nothing', () => {
  const rows = [
    { featureName: '[title] Food' },
    { featureName: 'Recipes', free: '60', standard: 'All', premium: 'All' },
    { featureName: 'Food lists', free: '', standard: null, premium: '[check]' },
    { featureName: '[title]Movement' },
    { featureName: ' Weekly schedule ', free: ' 1 level ', standard: ' [Check] ', premium: '[check]' },
  ]
  expect(compareGroups(rows)).toEqual([
    {
      title: 'Food',
      rows: [
        { name: 'Recipes', cells: { free: text('60'), standard: text('All'), premium: text('All') } },
        { name: 'Food lists', cells: { free: null, standard: null, premium: check } },
      ],
    },
    {
      title: 'Movement',
      rows: [{ name: 'Weekly schedule', cells: { free: text('1 level'), standard: check, premium: check } }],
    },
  ])
})

test('rows before the first heading have none, and a heading or a name alone shows nothing', () => {
  const groups = compareGroups([
    { featureName: 'Recipes', premium: '[check]' },
    { featureName: '[title] Nothing below' },
    { featureName: '  ', premium: '[check]' },
  ])
  expect(groups).toEqual([
    { title: null, rows: [{ name: 'Recipes', cells: { free: null, standard: null, premium: check } }] },
  ])
  expect(compareGroups([])).toEqual([])
})

test('a tick inside other words is text', () => {
  expect(compareGroups([{ featureName: 'A [title] later', free: 'a [check]' }])[0]?.rows[0]).toEqual({
    name: 'A [title] later',
    cells: { free: text('a [check]'), standard: null, premium: null },
  })
})

test('the monthly view compares free and premium', () => {
  expect(columnsOf('annual')).toEqual(['free', 'standard', 'premium'])
  expect(columnsOf('monthly')).toEqual(['free', 'premium'])
})
