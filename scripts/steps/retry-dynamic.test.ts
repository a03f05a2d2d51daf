import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)

test('next/dynamic has the line that is replaced, and imports our file from its place', () => {
  const resourcePath = require.resolve('next/dist/shared/lib/app-dynamic')
  const built: string = require('./retry-dynamic.cjs').call({ resourcePath }, readFileSync(resourcePath, 'utf8'))
  const [, file = ''] = /untilLoaded \} = require\("([^"]+)"\)/.exec(built) ?? []
  expect(readFileSync(new URL(file, `file://${resourcePath}`), 'utf8')).toContain('export function untilLoaded')
})
