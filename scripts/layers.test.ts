import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const project = join(import.meta.dirname, '..')
const program = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')

/** Allowed imports: from, to. */
const ALLOWED = [
  ['app/(site)/page.tsx', 'site/page.ts'],
  ['app/(payload)/admin/page.tsx', 'cms/payload.config.ts'],
  ['instrumentation.ts', 'site/page.ts'],
  ['site/page.ts', 'blocks/hero/Component.tsx'],
  ['site/load.ts', 'cms/client/local-api.server.ts'],
  ['blocks/hero/Component.tsx', 'features/favorites/FavoriteButton.tsx'],
  ['blocks/hero/fields.ts', 'cms/fields/link.ts'],
  ['features/favorites/FavoriteButton.tsx', 'catalogue/queries.server.ts'],
  ['features/favorites/queries.ts', 'cms/client/local-api.server.ts'],
  ['features/favorites/queries.ts', 'platform/session/viewer.server.ts'],
  ['features/favorites/use-favorites.client.ts', 'features/login/LoginModal.tsx'],
  ['features/faqs/faqs.server.ts', 'features/faqs/search.ts'],
  ['platform/session/viewer.server.ts', 'runtime/session-token.ts'],
  ['platform/session/store.ts', 'cms/client/sql.server.ts'],
  ['catalogue/queries.server.ts', 'model/row.ts'],
  ['content/Content.tsx', 'ui/Button.tsx'],
  ['cms/client/local-api.server.ts', 'cms/payload.config.ts'],
  ['cms/payload.config.ts', 'blocks/fields.ts'],
  ['cms/hooks/sync.ts', 'model/row.ts'],
  ['model/row.ts', 'rules/audience.ts'],
  ['cms/fields/link.ts', 'rules/audience.ts'],
  ['server/url-guard.ts', 'runtime/session-token.ts'],
  ['server/main.ts', 'runtime/bridge.ts'],
  ['catalogue/tags.ts', 'runtime/cached.ts'],
  ['cms/documents.ts', 'payload-types.ts'],
] as const

/** Forbidden imports: from, to, and the rule that must report it. */
const FORBIDDEN = [
  ['rules/bad.ts', 'ui/Button.tsx', 'layers-rules'],
  ['rules/typed.ts', 'payload-types.ts', 'layers-rules'],
  ['ui/Bad.tsx', 'rules/audience.ts', 'layers-ui'],
  ['runtime/bad.ts', 'ui/Button.tsx', 'layers-runtime'],
  ['model/bad.ts', 'runtime/bridge.ts', 'layers-model'],
  ['content/bad.ts', 'catalogue/queries.server.ts', 'layers-content'],
  ['catalogue/bad.ts', 'features/favorites/queries.ts', 'layers-catalogue'],
  ['catalogue/reach.ts', 'cms/hooks/sync.ts', 'layers-catalogue'],
  ['platform/session/bad.ts', 'features/favorites/queries.ts', 'layers-platform'],
  ['platform/session/reach.ts', 'cms/hooks/sync.ts', 'layers-platform'],
  ['cards/bad.ts', 'platform/session/viewer.server.ts', 'layers-cards'],
  ['features/favorites/bad.ts', 'features/video/player.ts', 'features-favorites'],
  ['features/video/bad.ts', 'features/favorites/queries.ts', 'features-video'],
  ['features/faqs/bad.ts', 'features/favorites/queries.ts', 'features-apart'],
  ['features/bad.ts', 'blocks/hero/Component.tsx', 'layers-features'],
  ['features/config.ts', 'cms/payload.config.ts', 'config-through-the-client'],
  ['blocks/hero/Bad.tsx', 'site/page.ts', 'layers-blocks'],
  ['blocks/hero/load.server.ts', 'cms/client/local-api.server.ts', 'layers-blocks'],
  ['blocks/bad/fields.ts', 'blocks/hero/Component.tsx', 'block-fields-stay-light'],
  ['site/bad.ts', 'app/(site)/page.tsx', 'layers-site'],
  ['site/reach.ts', 'cms/fields/link.ts', 'layers-site'],
  ['cms/bad.ts', 'catalogue/queries.server.ts', 'layers-cms'],
  ['cms/component.ts', 'blocks/hero/Component.tsx', 'layers-cms'],
  ['cms/fields/bad.ts', 'cms/client/local-api.server.ts', 'cms-fields-are-leaves'],
  ['payload-types.ts', 'rules/audience.ts', 'generated-types-are-leaves'],
  ['server/bad.ts', 'site/page.ts', 'layers-server'],
  ['server/reach.ts', 'platform/session/viewer.server.ts', 'layers-server'],
  ['app/(site)/bad.ts', 'cms/payload.config.ts', 'config-through-the-client'],
  ['site/tools.ts', '../scripts/tool.ts', 'product-without-its-tools'],
  ['../scripts/load.ts', '../tools/demo-media/generate.ts', 'demo-without-its-generators'],
  ['utils/bad.ts', 'rules/audience.ts', 'every-folder-has-a-layer'],
] as const

/** Allowed for types, forbidden for values. */
const TYPES_ONLY = ['features/faqs/use-faqs.client.ts', 'features/faqs/faqs.server.ts'] as const

/** Two files that import each other. */
const CYCLE = [
  ['rules/one.ts', 'rules/two.ts'],
  ['rules/two.ts', 'rules/one.ts'],
] as const

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'ebs-layers-'))
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json']) cpSync(join(project, file), join(root, file))
  for (const folder of ['scripts', 'tests', 'demo', 'tools', 'bench']) mkdirSync(join(root, folder))
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

type Import = readonly [from: string, to: string, ...rest: string[]]

/**
 * Writes files with these imports and checks them once: starting the check takes longer than any number of files.
 * @returns the violations, as file and rule, and the exit code
 */
function check({ ofTypes, ofValues = [] }: { ofTypes: readonly Import[]; ofValues?: readonly Import[] }) {
  const statements = [
    ...ofTypes.map(([from, to]) => ({ from, to, statement: 'import type {} from' })),
    ...ofValues.map(([from, to]) => ({ from, to, statement: 'import' })),
  ]
  rmSync(join(root, 'src'), { recursive: true, force: true })
  const files = new Map<string, string[]>(statements.map(({ to }) => [to, []]))
  for (const { from, to, statement } of statements) {
    const line = `${statement} '${specifier(join(root, 'src', from), to)}'`
    files.set(from, [...(files.get(from) ?? []), line])
  }
  for (const [file, lines] of files) {
    const path = join(root, 'src', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, [...lines, 'export {}', ''].join('\n'))
  }
  const args = ['--config', '.dependency-cruiser.cjs', 'src', 'scripts']
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8' })
  const violations = [...stdout.matchAll(/^ +error ([\w-]+): (\S+)/gm)]
  return { status, stdout, found: violations.map(([, rule, from]) => `${relative('src', from ?? '')}: ${rule}`) }
}

/** The import specifier, with the alias inside src. */
function specifier(path: string, to: string): string {
  if (to === 'cms/payload.config.ts') return '@payload-config'
  if (to.startsWith('..')) return relative(dirname(path), join(root, 'src', to)).replace(/\.ts$/, '')
  return `@/${to.replace(/\.tsx?$/, '')}`
}

test('every allowed import passes the check, types from a module of the server included', () => {
  const { found, status, stdout } = check({ ofTypes: [...ALLOWED, TYPES_ONLY] })
  expect(found).toEqual([])
  expect([status, stdout]).toEqual([0, expect.stringContaining('no dependency violations found')])
})

test('every forbidden import is reported with its rule, and the check exits with an error', () => {
  const { found, status } = check({ ofTypes: [...ALLOWED, ...FORBIDDEN, ...CYCLE], ofValues: [TYPES_ONLY] })
  for (const [from, , rule] of FORBIDDEN) expect(found).toContain(`${from}: ${rule}`)
  expect(found).toContain('features/faqs/use-faqs.client.ts: browser-without-the-server')
  expect(found).toContain('rules/one.ts: no-cycles')
  expect(status).toBeGreaterThan(0)
})

test('modules that run on one side only are named after it', () => {
  // Next names this file.
  const NAMED_BY_NEXT = ['app/global-error.tsx']
  const files = readdirSync(join(project, 'src'), { recursive: true, encoding: 'utf8' })
  const misnamed = files.filter((file) => {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || NAMED_BY_NEXT.includes(file)) return false
    const text = readFileSync(join(project, 'src', file), 'utf8')
    const server = /^import 'server-only'/m.test(text)
    const client = /^'use client'/.test(text) || /(^|\/)use-[^/]+$/.test(file)
    return server !== /\.server\.tsx?$/.test(file) || client !== /\.client\.tsx?$/.test(file)
  })
  expect(misnamed).toEqual([])
})
