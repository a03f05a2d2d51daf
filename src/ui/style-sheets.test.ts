import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const src = fileURLToPath(new URL('..', import.meta.url))
const FOUNDATION = 'app/(site)/styles/'
/** The order of the groups in globals.css; within a group sheets are in the order of their paths, shared card parts first. */
const GROUPS = [FOUNDATION, 'ui/', 'cards/parts/', 'cards/', 'features/', 'blocks/', 'site/']
/** Imported by a page or by a component that is loaded on demand: no first view has them. */
const LAZY_SHEETS = [
  'features/community/community.css',
  'features/cooking/cook-mode.css',
  'features/cooking/timer-dock.css',
  'features/programmes/completion/certificate.css',
  'features/programmes/completion/completion.css',
  'features/search/search-dialog.css',
  'site/preview/block-mark.css',
  'site/preview/preview-bar.css',
  'site/shell/staff-bar.css',
  'site/styleguide/styleguide.css',
]

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
const sheets = files.filter((file) => file.endsWith('.css') && !file.startsWith('app/(payload)/'))
const textOf = (file: string) => readFileSync(`${src}${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

const globals = readFileSync(`${src}app/(site)/globals.css`, 'utf8')
const imports = [...globals.matchAll(/@import '(\.[^']+)'/g)].map(([, file = '']) =>
  path.posix.join('app/(site)', file),
)
const printSheets = [`${FOUNDATION}print.css`, `${FOUNDATION}print-recipe.css`]
const screenImports = imports.slice(0, -printSheets.length)
const groupOf = (file: string) => GROUPS.findIndex((group) => file.startsWith(group))
const kebab = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()

describe('globals.css', () => {
  test('imports every sheet once', () => {
    expect([...imports, ...LAZY_SHEETS, 'app/(site)/globals.css'].sort()).toEqual([...sheets].sort())
  })

  test('leaves the rest to the one module that needs it, with the names of the tokens', () => {
    const modules = files
      // The style guide shows parts of many pages, and tests parts without their page.
      .filter(
        (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && file !== 'site/styleguide/StyleguidePage.tsx',
      )
      .map((file) => readFileSync(`${src}${file}`, 'utf8'))
    for (const sheet of LAZY_SHEETS) {
      const name = path.basename(sheet)
      expect(
        modules.filter((text) => text.includes(`/${name}'`)),
        sheet,
      ).toHaveLength(1)
      expect(readFileSync(`${src}${sheet}`, 'utf8'), sheet).toMatch(
        /^(\/\*.*\*\/\n)?@reference '[./]+app\/\(site\)\/styles\/tokens\.css';/,
      )
    }
  })

  test('imports the groups in their order, and the print sheets last', () => {
    const groups = screenImports.map(groupOf)
    expect(groups).not.toContain(-1)
    expect(groups).toEqual([...groups].sort((a, b) => a - b))
    expect(new Set(groups).size).toBe(GROUPS.length)
    expect(imports.slice(-printSheets.length)).toEqual(printSheets)
  })

  test.each(GROUPS.slice(1))('imports the sheets of %s in the order of their paths', (group) => {
    const ofGroup = screenImports.filter((file) => GROUPS[groupOf(file)] === group)
    expect(ofGroup).toEqual([...ofGroup].sort())
  })
})

test('a sheet has the name of its folder or of a component beside it', () => {
  const strays = sheets.filter((file) => {
    if (file.startsWith('app/(site)/')) return false
    const folder = path.dirname(file)
    const name = path.basename(file, '.css')
    const components = files
      .filter((other) => path.dirname(other) === folder && other.endsWith('.tsx'))
      .map((other) => kebab(path.basename(other).replace(/(\.client)?\.tsx$/, '')))
    return name !== path.basename(folder) && !components.includes(name)
  })
  expect(strays).toEqual([])
})

describe('a media query on the width', () => {
  const names = [...textOf(`${FOUNDATION}tokens.css`).matchAll(/--breakpoint-(\w+):/g)].map(([, name]) => name)
  const queries = sheets.flatMap((file) =>
    [...textOf(file).matchAll(/@media ([^{]*\bwidth\b[^{]*) \{/g)].map(([, query = '']) => ({ file, query })),
  )

  test('uses only named breakpoints', () => {
    expect(queries.length).toBeGreaterThan(0)
    const named =
      /^\((?:theme\(--breakpoint-\w+\) <= )?width (?:>=|<) theme\(--breakpoint-\w+\)\)( and \(min-height: [\d.]+rem\))?$/
    expect(queries.filter(({ query }) => !named.test(query))).toEqual([])
  })

  test('uses existing breakpoints', () => {
    const used = queries.flatMap(({ query }) => [...query.matchAll(/--breakpoint-(\w+)/g)].map(([, name]) => name))
    expect(used.filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('a change of a page updates few elements, since no selector', () => {
  /** `:has()` without a class, a type or a pseudo-class before it. */
  const ANYTHING = /[^,(\s]\s+:has\(/
  /** `:has()` on the root, and then elements below it. */
  const BELOW_ROOT = /(?:^|[\s,(])(?::root|html|body):has\((?:[^()]|\([^()]*\))*\)\s+[^{,\s]/m
  const hits = (pattern: RegExp) => sheets.filter((file) => pattern.test(textOf(file)))

  test.each([
    ['.weekly-schedule > :has([data-today])', ANYTHING, true],
    ['.receipt *, :has(.receipt)', ANYTHING, false],
    ['.card:has(img) .card-title', ANYTHING, false],
    [":root:has([data-nav='light']) .site-header", BELOW_ROOT, true],
    ['body:has(> .timers) {', BELOW_ROOT, false],
    [':root:has(.bar:not([inert])) {', BELOW_ROOT, false],
  ])('%s: %s finds it: %s', (selector, pattern, expected) => {
    expect(pattern.test(selector)).toBe(expected)
  })

  test('has :has() of any element', () => {
    expect(hits(ANYTHING)).toEqual([])
  })

  test('has :has() of the root before elements below it', () => {
    expect(hits(BELOW_ROOT)).toEqual([])
  })
})

describe('utilities for layout, a sheet for shape, state and motion', () => {
  const LAYOUT =
    /^(?:display|gap|row-gap|column-gap|flex-wrap|flex-direction|(?:align|justify|place)-(?:items|content)|(?:padding|margin)(?:-\w+)*):/
  /** Values that no utility has: those that grow with the window, and tokens other than the spacing scale. */
  const OWN_VALUE = /clamp\(|var\(--(?!spacing\b)/
  const everything = sheets.map(textOf).join('\n')

  const isLayoutOnly = (declarations: string) =>
    declarations
      .split(';')
      .map((declaration) => declaration.trim())
      .filter(Boolean)
      .every((declaration) => LAYOUT.test(declaration) && !OWN_VALUE.test(declaration))
  const isUsedOnce = (name: string) => everything.split(new RegExp(`\\.${name}(?![\\w-])`)).length === 2

  test.each([
    ['display: grid; gap: 1rem', true],
    ['display: grid; color: red', false],
    ['display: grid; gap: clamp(1rem, 3vw, 2rem)', false],
  ])('%s is only layout: %s', (declarations, expected) => {
    expect(isLayoutOnly(declarations)).toBe(expected)
  })

  test('a class with one rule is more than layout', () => {
    const rules = [...everything.matchAll(/^ {2}\.([\w-]+) \{\n((?: {4}.*\n)+) {2}\}/gm)]
    expect(rules.length).toBeGreaterThan(100)
    const layoutOnly = rules.filter(([, name = '', body = '']) => isUsedOnce(name) && isLayoutOnly(body))
    expect(layoutOnly.map(([, name]) => name)).toEqual([])
  })
})
