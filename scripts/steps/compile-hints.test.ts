import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCompileHints } from './compile-hints.mjs'

const HINTED = '//# allFunctionsCalledOnLoad\n'
const PAGE = '.next/server/app/(site)/~page/[view]/[[...path]]'
let root: string

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const read = (script: string) => readFileSync(join(root, '.next/static/chunks', script), 'utf8')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ebs-hints-'))
  for (const name of ['react.js', 'card.js', 'lazy.js', 'admin.js'])
    write(`.next/static/chunks/${name}`, `run("${name}")`)
  write('.next/build-manifest.json', JSON.stringify({ rootMainFiles: ['static/chunks/react.js'] }))
  write(`${PAGE}/page_client-reference-manifest.js`, '{"chunks":["/_next/static/chunks/card.js"]}')
  write(`${PAGE}/page/react-loadable-manifest.json`, '{"files":["static/chunks/lazy.js","static/chunks/missing.js"]}')
  write('.next/server/app/(payload)/page_client-reference-manifest.js', '["static/chunks/admin.js"]')
})
afterEach(() => rmSync(root, { recursive: true }))

test('the scripts of the site’s pages begin with the hint, once', () => {
  addCompileHints(root)
  expect(addCompileHints(root)).toEqual(['react.js', 'card.js', 'lazy.js'].map((name) => `static/chunks/${name}`))
  for (const name of ['react.js', 'card.js', 'lazy.js']) expect(read(name)).toBe(`${HINTED}run("${name}")`)
  expect(read('admin.js')).toBe('run("admin.js")')
})
