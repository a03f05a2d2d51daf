import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnswerField, FileField } from './form-field'
import { fileProblem, validateAnswer } from './validate-answer'

const field = (more: object): AnswerField => ({ name: 'x', label: 'X', required: true, ...more }) as AnswerField
const problemOf = (more: object, ...given: string[]) => {
  const checked = validateAnswer(field(more), given)
  return 'problem' in checked ? checked.problem : null
}
const acceptedValue = (more: object, ...given: string[]) => {
  const checked = validateAnswer(field(more), given)
  return 'value' in checked ? checked.value : null
}
const options = [
  { value: 'a', label: 'Apples' },
  { value: 'b', label: 'Bread' },
]
const KINDS = ['text', 'textarea', 'email', 'phone', 'date', 'number', 'hidden'] as const

describe('answers to a form', () => {
  test.each([...KINDS, 'select', 'radio', 'checkboxes'])('a required %s must be answered', (blockType) => {
    for (const given of [[], [''], ['  \n']])
      expect(problemOf({ blockType, options }, ...given)).toBe('This field is required.')
    expect(acceptedValue({ blockType, options, required: false })).toBe('')
  })

  test('a consent must be checked, required or not, and its text is stored', () => {
    const consent = { blockType: 'consent', text: 'You may write to me.', required: false }
    expect(problemOf(consent)).toBe('Please agree to this, or the form cannot be sent.')
    expect(acceptedValue(consent, '1')).toBe('You may write to me.')
  })

  test.each([
    ['email', 'no one', 'Enter an email address such as name@example.com.'],
    ['email', 'a@example.com\r\nBcc: b@example.com', 'Enter an email address such as name@example.com.'],
    ['phone', 'call me', 'Write a phone number such as +1 555 010 0199.'],
    ['date', '2026-02-30', 'Choose a date, such as 2026-03-31.'],
    ['date', '31.03.2026', 'Choose a date, such as 2026-03-31.'],
    ['number', '1e9', 'Write a number.'],
    ['number', 'NaN', 'Write a number.'],
    ['text', 'two\nlines', 'Remove the invisible characters.'],
    ['text', 'x'.repeat(501), 'Use 500 characters at most.'],
    ['textarea', 'x'.repeat(5_001), 'Use 5,000 characters at most.'],
    ['select', 'c', 'Choose from the answers that are offered.'],
    ['radio', 'Apples', 'Choose from the answers that are offered.'],
  ])('%s refuses %j', (blockType, given, problem) => {
    expect(problemOf({ blockType, options }, given)).toBe(problem)
  })

  test.each([
    ['email', ' ana@example.com ', 'ana@example.com'],
    ['phone', '+1 (555) 010-0199', '+1 (555) 010-0199'],
    ['date', '2028-02-29', '2028-02-29'],
    ['number', '-1,50', '-1.5'],
    ['textarea', 'two\r\nlines', 'two\nlines'],
    ['select', 'a', 'Apples'],
    ['text', '\u202eAna\u200b', 'Ana'],
    ['textarea', 'A\u00adna 👩\u200d👧', 'Ana 👩\u200d👧'],
    ['hidden', '\u2066a\u2069', 'a'],
    ['phone', '\u202a+1 555 010 0199\u202c', '+1 555 010 0199'],
  ])('%s accepts %j', (blockType, given, value) => {
    expect(acceptedValue({ blockType, options }, given)).toBe(value)
  })

  test('only checkboxes take several answers, each once', () => {
    expect(acceptedValue({ blockType: 'checkboxes', options }, 'b', 'a', 'b')).toBe('Bread, Apples')
    expect(problemOf({ blockType: 'radio', options }, 'a', 'b')).toBe('Give one answer only.')
  })

  test('a number stays within its bounds', () => {
    expect(problemOf({ blockType: 'number', min: 0, max: 24 }, '24.5')).toBe('Use a number from 0 to 24.')
    expect(problemOf({ blockType: 'number', min: 3 }, '2')).toBe('Use 3 or more.')
    expect(problemOf({ blockType: 'number', max: 3 }, '4')).toBe('Use 3 or less.')
    fc.assert(
      fc.property(
        fc.integer({ min: -999, max: 999 }),
        fc.integer({ min: -500, max: 0 }),
        fc.integer({ min: 0, max: 500 }),
        (n, min, max) => {
          expect(problemOf({ blockType: 'number', min, max }, String(n)) === null).toBe(n >= min && n <= max)
        },
      ),
    )
  })

  test('any input gives a text of bounded length or a message', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 3 }),
        (blockType, given) => {
          const checked = validateAnswer(field({ blockType }), given)
          if ('problem' in checked) expect(checked.problem).not.toBe('')
          else expect(checked.value.length).toBeLessThanOrEqual(5_000)
        },
      ),
    )
  })

  test('a single-line answer has no line break, which would end an email header', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('text', 'email', 'phone', 'date', 'number', 'hidden'),
        fc.string(),
        fc.string(),
        (blockType, a, b) => {
          expect(acceptedValue({ blockType }, `${a}x\r\nx${b}`) ?? '').not.toMatch(/[\r\n]/)
        },
      ),
    )
  })
})

describe('files', () => {
  const file = (more: Partial<FileField> = {}): FileField => ({
    blockType: 'file',
    name: 'f',
    kinds: ['picture', 'pdf'],
    maxMegabytes: 1,
    ...more,
  })
  const seen = (type: string | null, bytes = 10) => ({ type, bytes })

  test('are of the kinds that the editor chose, detected from their bytes', () => {
    expect(fileProblem(file(), [seen('image/png')])).toBeNull()
    expect(fileProblem(file(), [seen(null)])).toBe('Choose a file of this kind: JPEG, PNG or WebP, or PDF.')
    expect(fileProblem(file({ kinds: ['pdf'] }), [seen('image/png')])).toBe('Choose a file of this kind: PDF.')
  })

  test('have the editor’s size limit, capped by ours', () => {
    expect(fileProblem(file(), [seen('image/png', 1024 * 1024 + 1)])).toBe('The file can be 1 MB at most.')
    expect(fileProblem(file({ maxMegabytes: 50 }), [seen('image/png', 6 * 1024 * 1024)])).toBe(
      'The file can be 5 MB at most.',
    )
  })

  test('one per field, and none only when optional', () => {
    expect(fileProblem(file(), [seen('image/png'), seen('image/png')])).toBe('Choose one file only.')
    expect(fileProblem(file(), [])).toBeNull()
    expect(fileProblem(file({ required: true }), [])).toBe('Choose a file.')
  })
})
