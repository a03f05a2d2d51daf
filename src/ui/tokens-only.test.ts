import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const src = fileURLToPath(new URL('..', import.meta.url))
/** Next's font loader defines the custom properties of this module's fonts. */
const FONTS = 'ui/fonts/fonts.ts'
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(tsx|css)$/.test(file) || file === FONTS,
)

/** Files that may contain colors, and why. Emails, src/server/error-page.ts and plain pages are .ts files without style sheets. */
const FILES_WITH_COLORS: Record<string, string> = {
  'app/(site)/styles/tokens.css': 'the source of all tokens',
  'app/(site)/styles/tokens-dark.css': 'their values in the dark scheme',
  'app/global-error.tsx': 'must work without style sheets',
}
const COLOR_LITERALS = /#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(|\boklch\(/gi
/** URLs in SVG, entities, and hashes in links are not colors. */
const NOT_COLORS = /url\([^)]*\)|&#\w+;|(?:href|url|to)[=:]\s*["'{`]+[^"'`]*|["'`]#[a-z][\w-]*["'`]/gi

const isSheetOfTheSite = (file: string) => file.endsWith('.css') && !file.startsWith('app/(payload)/')

type Line = { file: string; line: string; number: number }

function linesOf(matches: (file: string) => boolean): Line[] {
  return files
    .filter((file) => matches(file) && !/\.test\.tsx$/.test(file))
    .flatMap((file) =>
      readFileSync(`${src}${file}`, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
        .replace(/(^|\s)\/\/.*$/gm, '')
        .split('\n')
        .map((line, index) => ({ file, line, number: index + 1 })),
    )
}

const violations = (lines: Line[], pattern: RegExp, ignored = /(?!)/g) =>
  lines
    .filter(({ line }) => line.replace(ignored, '').match(pattern))
    .map(({ file, line, number }) => `${file}:${number} ${line.trim()}`)

describe('values of tokens are only in tokens.css', () => {
  test('colors', () => {
    const lines = linesOf((file) => !(file in FILES_WITH_COLORS) && !file.startsWith('app/(payload)/'))
    expect(violations(lines, COLOR_LITERALS, NOT_COLORS)).toEqual([])
  })

  test('class names contain no colors and pixels', () => {
    const lines = linesOf((file) => file.endsWith('.tsx'))
    expect(violations(lines, /-\[(?:#|rgb|[\d.]+(?:px|rem)\b)/)).toEqual([])
  })

  const sheets = (name: RegExp) =>
    linesOf((file) => isSheetOfTheSite(file) && !/\/tokens(-dark)?\.css$/.test(file) && name.test(file))

  test('font sizes', () => {
    expect(violations(sheets(/css$/), /font(?:-size)?:.*\d(?:px|rem)\b/)).toEqual([])
  })

  test('durations', () => {
    expect(violations(sheets(/css$/), /(?<![\w.-])(?!0m?s\b)\d[\d.]*m?s\b/)).toEqual([])
  })

  test('shadows, and pixel values above 4', () => {
    expect(violations(sheets(/css$/), /box-shadow:.*\d(?:px|rem).*\d(?:px|rem).*\d(?:px|rem)/)).toEqual([])
    expect(violations(sheets(/css$/), /(?<![\d.])(?:[5-9]|\d{2,})px\b/)).toEqual([])
  })

  test('every exception is an existing file', () => {
    const missing = Object.keys(FILES_WITH_COLORS).filter((file) => !files.includes(file))
    expect(missing).toEqual([])
  })

  test('every used token is defined: browsers silently drop a declaration with an unknown one', () => {
    const all = (matches: (file: string) => boolean) => linesOf(matches).map(({ line }) => line)
    const styles = all(isSheetOfTheSite).join('\n')
    const code = all((file) => file.endsWith('.tsx') || file === FONTS).join('\n')
    const written = new Set([
      ...[...styles.matchAll(/(--[\w-]+)\s*:/g), ...code.matchAll(/['"](--[\w-]+)['"]/g)].map(([, name]) => name),
      // Base UI sets these on positioned elements.
      '--available-height',
      '--available-width',
    ])
    const used = new Set([...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
    expect([...used].filter((name) => !written.has(name))).toEqual([])
  })
})
