import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Answer,
  answersForTypedAddress,
  fillSubject,
  fillTemplate,
  recipientsOf,
  recipientsProblem,
} from './email-template'
import { fieldNameProblem, isMessageFor, valuesByField } from './field-keys'
import { formIdOf } from './form-id'
import { originProblem, parseOrigin } from './origins'

describe('the form id comes from a hidden submit field or the form element id', () => {
  test.each([
    ['7', null, '7'],
    [' 7 ', 'gform_3', '7'],
    [null, 'gform_3', '3'],
    [null, 'b12-gform_3', '3'],
    ['', '3', '3'],
    ['../3', null, null],
    [null, 'contact', null],
    [null, null, null],
  ])('hidden field %j, element id %j: %j', (field, element, id) => {
    expect(formIdOf(field, element)).toBe(id)
  })

  test('is digits or null for any input', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.option(fc.string()), (a, b) => {
        expect(formIdOf(a, b) ?? '0').toMatch(/^\d{1,15}$/)
      }),
    )
  })
})

describe('field keys', () => {
  const fields = [{ name: 'name' }, { name: 'kept' }, { name: 'email' }]

  test('a field is sent by its name, or as input_N by its position', () => {
    expect(
      valuesByField(fields, {
        name: ['Ana'],
        'input_2.1': ['a'],
        'input_2.3': ['b'],
        'input_3[]': ['c'],
        gform_submit: ['1'],
      }),
    ).toEqual([
      { key: 'name', values: ['Ana'] },
      { key: 'input_2', values: ['a', 'b'] },
      { key: 'input_3', values: ['c'] },
    ])
  })

  test('a field that was not sent has no values, and unknown names are ignored', () => {
    expect(valuesByField(fields, { input_9: ['x'], constructor: ['y'] })).toEqual(
      fields.map(({ name }) => ({ key: name, values: [] })),
    )
  })

  test.each([
    ['input_3', '3', true],
    ['input_3.2', '3', true],
    ['input_3', 'input_3', true],
    ['kept[]', 'kept', true],
    ['input_31', '3', false],
    ['', '', false],
  ])('control %j, message %j: %j', (name, key, is) => {
    expect(isMessageFor(name, key)).toBe(is)
  })

  test('reserved names are refused', () => {
    expect(fieldNameProblem('first-name')).toBeNull()
    for (const name of ['extra', 'input_3', 'gform_submit', 'First', '', '1', '__proto__'])
      expect(fieldNameProblem(name)).not.toBeNull()
  })
})

describe('emails of a form', () => {
  const answers: Answer[] = [
    { field: 'name', label: 'Name', value: 'Ana {{email}}' },
    { field: 'email', label: 'Email', value: 'ana@example.com' },
    { field: 'note', label: 'Note', value: '' },
  ]

  test('answers replace their placeholders, and are not searched for placeholders', () => {
    expect(fillTemplate('Hello {{ name }}, {{unknown}}!', answers)).toBe('Hello Ana {{email}},!')
    expect(fillTemplate('{{*}}', answers)).toBe('Name: Ana {{email}}\nEmail: ana@example.com')
  })

  test('a subject is one line without characters that reverse its order', () => {
    const typed: Answer[] = [
      { field: 'name', label: 'Name', value: 'A\r\nBcc: x@example.com\u2028B\u202eC 👩\u200d👧' },
    ]
    expect(fillSubject('From {{name}}', typed)).toBe('From A Bcc: x@example.com BC 👩\u200d👧')
  })

  test('a greeting without a name has no extra space', () => {
    expect(fillTemplate('Hello {{name}},\n{{note}}\nyours', [])).toBe('Hello,\n\nyours')
  })

  test('a typed address gets chosen answers, and no free text', () => {
    const free = ['text', 'textarea', 'hidden', 'phone', 'email', 'file'] as const
    const chosen = ['select', 'radio', 'checkboxes', 'consent', 'date', 'number'] as const
    const fields = [...free, ...chosen].map((blockType) => ({ name: blockType, blockType }))
    const given = fields.map(({ name }) => ({ field: name, label: name, value: `what ${name} was answered with` }))
    const kept = answersForTypedAddress(given, fields)
    expect(kept.map(({ field }) => field)).toEqual(chosen)
    // An answer to a field that was removed from the form.
    expect(answersForTypedAddress([{ field: 'gone', label: '', value: 'x' }], fields)).toEqual([])
  })

  test('go to the addresses of the editor, and to typed addresses of email fields only', () => {
    expect(recipientsOf('us@example.com, {{email}}; {{name}}', answers, ['email'])).toEqual({
      fixed: ['us@example.com'],
      typed: ['ana@example.com'],
    })
    expect(recipientsOf('{{email}}', answers, [])).toEqual({ fixed: [], typed: [] })
  })

  test('never go to an invalid address', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const { fixed, typed } = recipientsOf('{{email}}', [{ field: 'email', label: '', value }], ['email'])
        expect([...fixed, ...typed].join()).not.toMatch(/[\r\n,;<>]/)
      }),
    )
  })

  test('an editor’s mistake is reported', () => {
    expect(recipientsProblem('us@example.com, {{ email }}')).toBeNull()
    expect(recipientsProblem('us@example')).toBe(
      '"us@example" is neither an email address nor a field such as {{email}}.',
    )
  })
})

describe('the origin of another site', () => {
  test('is https, without a path, query or password', () => {
    expect(parseOrigin('https://forms.example.com/')).toBe('https://forms.example.com')
    for (const wrong of [
      'http://forms.example.com',
      'https://a:b@example.com',
      'https://example.com/x',
      'https://example.com?x',
      'javascript:1',
      '',
      null,
    ])
      expect(originProblem(wrong)).toMatch(/^Use the address of a site/)
  })
})
