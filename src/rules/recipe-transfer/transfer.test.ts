import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryRecipe, arbitraryText } from './arbitrary-recipe'
import { readSteps, readTips, writeSteps, writeTips } from './blocks-cell'
import { fromCell, toCell } from './escape'
import type { FIELDS, TransferRecipe } from './fields'
import { readFile, writeFile } from './file'
import { readIngredients, writeIngredients } from './ingredients-cell'
import { parseValue } from './parse-value'

const bytes = (text: string) => new TextEncoder().encode(text)

function readBack(format: 'csv' | 'json', text: string): unknown[] {
  const content = readFile(format, bytes(text))
  if ('problem' in content) throw new Error(content.problem)
  return content.rows.map(({ values }) =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, parseValue(field as keyof typeof FIELDS, value)]),
    ),
  )
}

const asRead = (recipe: TransferRecipe) =>
  Object.fromEntries(Object.entries(recipe).map(([field, value]) => [field, { value }]))

describe('an export imports as the same recipes', () => {
  test.each(['csv', 'json'] as const)('as %s', (format) => {
    fc.assert(
      fc.property(fc.array(arbitraryRecipe, { minLength: 1, maxLength: 3 }), (recipes) => {
        expect(readBack(format, writeFile(format, recipes))).toEqual(recipes.map(asRead))
      }),
    )
  })

  test('a recipe looks in a spreadsheet as an editor would write it', () => {
    const ingredient = { quantity: '', unit: '', name: '', note: '', link: '', scales: true }
    const groups = [
      { title: '', ingredients: [{ ...ingredient, quantity: '3', unit: 'clove', name: 'Garlic', note: 'sliced' }] },
      {
        title: 'For the fish',
        ingredients: [
          { ...ingredient, name: 'Salt', scales: false },
          { ...ingredient, quantity: '1', unit: 'Dose', name: 'Tomaten' },
        ],
      },
    ]
    const text = '3 cloves Garlic, sliced\n\nFor the fish:\nSalt (does not scale)\n| 1 | Dose | Tomaten | | |'
    expect(writeIngredients(groups)).toBe(text)
    expect(readIngredients(text)).toEqual({ groups, remarks: [] })
    const steps = [
      { title: 'Soak', text: 'Stir.\n\nCover.', timer: 20, picture: 'oats.webp' },
      { title: '', text: 'Serve.', timer: null, picture: '' },
    ]
    const method = 'Step 1: Soak [timer 20 min] [picture oats.webp]\nStir.\n\nCover.\n\nStep 2:\nServe.'
    expect(writeSteps(steps)).toBe(method)
    expect(readSteps(method)).toEqual(steps)
  })

  test('a text that begins like a step or a tip stays text', () => {
    const text = 'Mix.\nStep 9: not a step\n\\Step 3: nor this\nTip 1: nor that'
    const step = { title: 'A [timer 3 min]', text, timer: null, picture: '' }
    expect(readSteps(writeSteps([step, step]))).toEqual([step, step])
    expect(readTips(writeTips([{ title: '', text }]))).toEqual([{ title: '', text }])
  })
})

describe('a spreadsheet runs no formula of an export', () => {
  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    "'=1",
    '=HYPERLINK("https://evil.example")',
    '＝1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('%j', (text) => {
    expect(toCell(text)).toMatch(/^'/)
    expect(fromCell(toCell(text))).toBe(text)
  })

  test('harmless text is not escaped', () => {
    expect(["'tis", 'a=b', '200 g'].map(toCell)).toEqual(["'tis", 'a=b', '200 g'])
    expect(fromCell("'tis")).toBe("'tis")
  })

  test('no cell starts like a formula, for any text', () => {
    fc.assert(
      fc.property(arbitraryText, (text) => {
        expect(toCell(text)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
        expect(fromCell(toCell(text))).toBe(text)
      }),
    )
  })
})

describe('files of other programs', () => {
  const titles = (text: string) => {
    const content = readFile('csv', bytes(text))
    return 'problem' in content
      ? content.problem
      : content.rows.map(({ row, values }) => [row, values.title, values.servings])
  }

  test.each([
    ['commas', 'title,servings\nSoup,2\nStew,4\n'],
    ['semicolons, CRLF and a byte-order mark', '\uFEFFTitle;Servings\r\nSoup;2\r\nStew;4\r\n'],
    ['tabs', 'title\tservings\nSoup\t2\nStew\t4'],
    ['other columns', 'servings,color,title\n2,red,Soup\n4,,Stew'],
  ])('with %s', (_what, text) => {
    expect(titles(text)).toEqual([
      [2, 'Soup', 2],
      [3, 'Stew', 4],
    ])
  })

  test('with empty rows in between, which count as rows', () => {
    expect(titles('title,servings\n,\n\nSoup,2\n,,\nStew,"4"')).toEqual([
      [4, 'Soup', 2],
      [6, 'Stew', 4],
    ])
  })

  test.each([
    ['', 'The first row must name the columns, among them title, slug or databaseId.'],
    ['name,amount\na,b', 'The first row must name the columns, among them title, slug or databaseId.'],
    ['title,Title\na,b', 'The column title appears twice.'],
    ['title\n', 'There is no recipe in the file.'],
  ])('%j is refused with a message', (text, problem) => {
    expect(titles(text)).toBe(problem)
  })

  test('too many recipes are refused with a message', () => {
    expect(titles(`title\n${'a\n'.repeat(61)}`)).toBe('The file has 61 recipes. Import 60 at most at a time.')
  })

  test('an unclosed quotation mark is reported', () => {
    expect(titles('title\n"a')).toMatch(/^The file cannot be read as CSV: /)
  })

  test('another character set is reported', () => {
    expect(readFile('csv', new Uint8Array([0x74, 0xe9]))).toEqual({
      problem: 'The file is not in UTF-8. In a spreadsheet, save it as “CSV UTF-8”.',
    })
  })

  test.each(['{', '{"recipes": 3}', 'null', '"text"'])('%s is not a list of recipes', (text) => {
    expect(readFile('json', bytes(text))).toHaveProperty('problem')
  })

  test('unknown columns and keys are reported', () => {
    expect(readFile('csv', bytes('title,color\nSoup,red'))).toMatchObject({
      remarks: ['“color” is not known and is left out.'],
    })
    expect(readFile('json', bytes('[{"title":"Soup","color":"red"}, 3]'))).toMatchObject({
      rows: [{ remarks: ['“color” is not known and is left out.'] }, { remarks: ['This is not a recipe.'] }],
    })
  })
})

describe('an invalid value has a message', () => {
  test.each<[keyof typeof FIELDS, unknown, string]>([
    ['servings', 'two', 'Must be a number.'],
    ['servings', Number.NaN, 'Must be a number.'],
    ['seoTitle', 'x'.repeat(71), 'Is longer than 70 characters.'],
    ['difficulty', 'simple', '“simple” is not one of Easy, Medium, Hard.'],
    ['difficulty', ' ', 'Enter one of Easy, Medium, Hard.'],
    ['diets', ['vegan', 'paleo'], '2: “paleo” is not one of vegan, vegetarian, pescatarian, gluten-free, dairy-free.'],
    ['publishedAt', 'soon', '“soon” is not a date. Write it as 2026-03-20.'],
    ['noindex', 'perhaps', 'Write yes or no.'],
    ['method', 'Stir.', 'Must be a list.'],
    ['ingredientGroups', [{ title: '', ingredients: [{ name: 7 }] }], '1 ingredients 1 name: Must be text.'],
  ])('%s: %j', (field, value, problem) => {
    expect(parseValue(field, value)).toEqual({ problem })
  })

  test.each<[keyof typeof FIELDS, unknown, unknown]>([
    ['difficulty', ' easy ', 'Easy'],
    ['summary', null, ''],
    ['servings', '', null],
    ['categories', ['soup', 'soup', ' '], ['soup']],
    ['publishedAt', '2026-03-20', '2026-03-20T00:00:00.000Z'],
  ])('%s: %j is read as %j', (field, value, read) => {
    expect(parseValue(field, value)).toEqual({ value: read })
  })
})
