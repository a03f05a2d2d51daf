import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const project = join(import.meta.dirname, '..')
const program = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const report = z.object({
  summary: z.object({ violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })) }),
})

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

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'ebs-layers-'))
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json']) cpSync(join(project, file), join(root, file))
  for (const folder of ['scripts', 'tests', 'demo', 'tools', 'bench']) mkdirSync(join(root, folder))
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

/**
 * Writes files with these imports.
 * @param statement what comes before the specifier
 * @returns the violations, as file and rule
 */
function check(
  pairs: readonly (readonly [from: string, to: string, ...rest: string[]])[],
  statement = 'import type {} from',
) {
  rmSync(join(root, 'src'), { recursive: true, force: true })
  const imports = new Map<string, string[]>(pairs.map(([, to]) => [to, []]))
  for (const [from, to] of pairs) imports.set(from, [...(imports.get(from) ?? []), to])
  for (const [file, targets] of imports) {
    const path = join(root, 'src', file)
    mkdirSync(dirname(path), { recursive: true })
    const lines = targets.map((to) => `${statement} '${specifier(path, to)}'`)
    writeFileSync(path, [...lines, 'export {}', ''].join('\n'))
  }
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src', 'scripts']
  const { stdout } = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8' })
  const { violations } = report.parse(JSON.parse(stdout)).summary
  return violations.map(({ from, rule }) => `${relative('src', from)}: ${rule.name}`)
}

/** The import specifier, with the alias inside src. */
function specifier(path: string, to: string): string {
  if (to === 'cms/payload.config.ts') return '@payload-config'
  if (to.startsWith('..')) return relative(dirname(path), join(root, 'src', to)).replace(/\.ts$/, '')
  return `@/${to.replace(/\.tsx?$/, '')}`
}

test('every allowed import passes the check', () => {
  expect(check(ALLOWED)).toEqual([])
})

test('every forbidden import is reported with its rule', () => {
  const found = check([...ALLOWED, ...FORBIDDEN])
  for (const [from, , rule] of FORBIDDEN) expect(found).toContain(`${from}: ${rule}`)
})

test('a module of the browser may import types from one of the server, and nothing else', () => {
  const pair = [['features/faqs/use-faqs.client.ts', 'features/faqs/faqs.server.ts']] as const
  const violation = 'features/faqs/use-faqs.client.ts: browser-without-the-server'
  expect(check(pair)).not.toContain(violation)
  expect(check(pair, 'import')).toContain(violation)
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

test('two files that import each other are reported, and the check exits with an error', () => {
  expect(
    check([
      ['rules/one.ts', 'rules/two.ts'],
      ['rules/two.ts', 'rules/one.ts'],
    ]),
  ).toContain('rules/one.ts: no-cycles')
  expect(() =>
    execFileSync(process.execPath, [program, '--config', '.dependency-cruiser.cjs', 'src'], {
      cwd: root,
      stdio: 'pipe',
    }),
  ).toThrow()
})
