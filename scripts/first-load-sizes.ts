import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

/** Below this, in the build, are the site's pages; their addresses begin after it. */
const PAGES = 'server/app/(site)/~page/[view]'
const MANIFEST = /(?:^|\/)page_client-reference-manifest\.js$/

const buildManifest = z.object({ rootMainFiles: z.array(z.string()).min(1) })
const pageManifests = z.record(z.string(), z.object({ entryJSFiles: z.record(z.string(), z.array(z.string())) }))

/**
 * The scripts that each kind of page loads before any interaction, as the build's manifests list them. Next's own list
 * of a page has those of its layouts too.
 * @param build the folder of Next's build
 * @returns kilobytes of gzip, the largest first
 */
export function firstLoadSizes(build: string): { page: string; kb: number }[] {
  const { rootMainFiles } = buildManifest.parse(JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8')))
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(build, file))).byteLength
    sizes.set(file, size)
    return size
  }
  return readdirSync(join(build, PAGES), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => MANIFEST.test(name))
    .map((name) => {
      const scripts = new Set([...rootMainFiles, ...scriptsIn(join(build, PAGES, name))])
      const bytes = [...scripts].reduce((sum, file) => sum + sizeOf(file), 0)
      return { page: `/${name.replace(MANIFEST, '')}`, kb: bytes / 1_000 }
    })
    .toSorted((one, other) => other.kb - one.kb)
}

/** The manifest is a script that fills a global variable. */
function scriptsIn(file: string): string[] {
  const context: { globalThis: { __RSC_MANIFEST?: unknown } } = { globalThis: {} }
  runInNewContext(readFileSync(file, 'utf8'), context)
  const manifests = pageManifests.parse(JSON.parse(JSON.stringify(context.globalThis.__RSC_MANIFEST)))
  return Object.values(manifests).flatMap(({ entryJSFiles }) => Object.values(entryJSFiles).flat())
}
