import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePastedList } from './parse-list'

const LIST = `
- 2 chicken breasts
* 1 tbsp olive oil

For the dressing
• 1/2 cup yogurt
▢ Salt

## To finish
[ ] 1 lemon
GREENS
- [x] 1 bunch dill
`

describe('a pasted list of ingredients', () => {
  test('is parsed into its groups, without bullets', () => {
    const { groups, problems } = parsePastedList(LIST)
    expect(groups.map(({ ingredients, title }) => [title, ingredients.map(({ name }) => name)])).toEqual([
      ['', ['chicken breasts', 'olive oil']],
      ['For the dressing', ['yogurt', 'Salt']],
      ['To finish', ['lemon']],
      ['GREENS', ['dill']],
    ])
    expect(problems).toEqual([])
  })

  test.each(['Dressing:', '**Dressing**', '**Dressing:**', '# Dressing', 'Dressing :'])(
    '%j is a heading',
    (heading) => {
      expect(parsePastedList(`${heading}\n1 lemon`).groups).toMatchObject([
        { title: 'Dressing', ingredients: [{ name: 'lemon' }] },
      ])
    },
  )

  test('a list that is all in capitals has no headings', () => {
    expect(parsePastedList('SALT\nPEPPER').groups).toMatchObject([
      { title: '', ingredients: [{ name: 'SALT' }, { name: 'PEPPER' }] },
    ])
  })

  test.each([...'½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞'])('a line that starts with %s is an ingredient, not a heading', (glyph) => {
    expect(parsePastedList(`${glyph} CUP OAT MILK\nstirred`).groups).toMatchObject([
      { title: '', ingredients: [{ quantity: glyph, unit: 'cup', name: 'OAT MILK' }, { name: 'stirred' }] },
    ])
  })

  test('problems give line numbers from 1', () => {
    const { problems } = parsePastedList('1 lemon\r\n\r\n- 200 g\r\nDressing:\r\nGreens:\r\n1 bunch dill')
    expect(problems).toEqual([
      { line: 3, text: '- 200 g', message: 'There is an amount here but no ingredient.' },
      { line: 4, text: 'Dressing:', message: 'There is no ingredient below this heading.' },
    ])
  })

  test.each(['', ' \n\t\n', '- \n*\n'])('%j is an empty list', (text) => {
    expect(parsePastedList(text)).toEqual({ groups: [], problems: [] })
  })
})

describe('for any pasted text', () => {
  const word = fc.constantFrom('Onion', 'red', 'pepper', 'crème', 'fraîche', 'oil', 'Söda')
  const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '))
  const ingredient = fc.record({
    quantity: fc.constantFrom('1', '200', '1/2', '1 1/2', '2-3', '½', '0.5'),
    unit: fc.constantFrom('', 'g', 'ml', 'cup', 'tablespoon', 'clove', 'bunch', 'can', 'lb'),
    name: words,
    note: fc.oneof(fc.constant(''), words),
  })

  test('a well-formed list is parsed exactly', () => {
    fc.assert(
      fc.property(fc.array(ingredient, { minLength: 1 }), (ingredients) => {
        const lines = ingredients.map(
          ({ name, note, quantity, unit }) => `${quantity} ${unit} ${name}${note && `, ${note}`}`,
        )
        const { groups, problems } = parsePastedList(lines.join('\n'))
        const read = groups.flatMap((group) => group.ingredients)
        expect(read).toEqual(ingredients.map((own) => ({ ...own, link: '', scales: true })))
        expect(problems).toEqual([])
      }),
    )
  })

  test('no line and no word is lost', () => {
    const bit = fc.constantFrom(
      '1',
      '1/2',
      ' ',
      ',',
      '(',
      ')',
      ':',
      'cups',
      '-',
      '/',
      'x',
      '+',
      'onion',
      'For the',
      '#',
      '\n',
      '**',
      'a pinch',
      '½',
      '%',
    )
    const texts = fc.oneof(
      fc.string(),
      fc.array(bit, { maxLength: 30 }).map((bits) => bits.join('')),
    )
    const letters = (text: string) => text.match(/onion|pinch|For/g) ?? []
    fc.assert(
      fc.property(texts, (text) => {
        const { groups } = parsePastedList(text)
        const kept = groups
          .map(({ ingredients, title }) => [title, ...ingredients.map((one) => Object.values(one).join(' '))].join(' '))
          .join(' ')
        expect(letters(kept).sort()).toEqual(letters(text).sort())
        expect(groups.flatMap((group) => group.ingredients).filter(({ name }) => name.trim() === '')).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  test('ten thousand unusual characters are parsed quickly', () => {
    const before = process.cpuUsage()
    for (const odd of ['1 ', '(', ' ,', '1/', '- ', 'x 1', '[a](', '**']) parsePastedList(odd.repeat(10_000))
    // Of this process's own, in microseconds: other programs may take theirs.
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
  })
})
