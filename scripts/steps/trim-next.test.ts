import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import trimNext from './trim-next.cjs'

const NEXT = 'node_modules/next/dist'

function exportsOf(file: string): string[] {
  const exports = {}
  runInNewContext(trimNext.call({ resourcePath: `/site/${NEXT}/${file}` }), { exports })
  return Object.keys(exports)
}

/** The names of a module that the parts of the router in the browser use. */
function usedOf(module: string): string[] {
  // As Next's compiler names what it imports.
  const variable = `_${module.replace(/.*\//, '').replace('-', '')}`
  const folder = `${NEXT}/client/components`
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  const users = sources.filter((source) => new RegExp(`${variable} = require\\("[./]+${module}"\\)`).test(source))
  return [...new Set(users.flatMap((source) => source.match(new RegExp(`(?<=${variable}\\.)\\w+`, 'g')) ?? []))]
}

test.each([
  ['lib/constants.js', 'lib/constants'],
  ['client/components/builtin/error-styles.js', 'error-styles'],
])('of %s there is all that the router uses', (file, module) => {
  const used = usedOf(module)
  expect(used.length).toBeGreaterThan(0)
  expect(exportsOf(file).toSorted()).toEqual(used.toSorted())
})
