import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Browsers with V8 compile all functions of a script that begins with this comment while they download it, beside the
 * main thread. Without it they compile each module when it first runs, in one task that blocks the page for twice as
 * long: https://v8.dev/blog/explicit-compile-hints
 */
const HINT = '//# allFunctionsCalledOnLoad\n'
const PAGES = '.next/server/app/(site)/~page'
/** In which Next lists the scripts of a route: those of its client components, and of the parts that are loaded lazily. */
const MANIFEST = /page_client-reference-manifest\.js$|react-loadable-manifest\.json$/
const SCRIPT = /static\/chunks\/[\w~.-]+\.js/g

/**
 * Marks the scripts of the site's pages, of which a page runs most as soon as it has them. The admin's stay as they are:
 * it loads megabytes, and uses few of its functions.
 * @param {string} root of the project, with a build
 * @returns {string[]} the marked files, relative to `.next`
 */
export function addCompileHints(root) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(root, '.next/build-manifest.json'), 'utf8'))
  const ofPages = readdirSync(join(root, PAGES), { recursive: true, encoding: 'utf8' })
    .filter((file) => MANIFEST.test(file))
    .flatMap((file) => readFileSync(join(root, PAGES, file), 'utf8').match(SCRIPT) ?? [])
  // A manifest may name a script that no browser loads, and Next then writes none.
  const scripts = [...new Set([...rootMainFiles, ...ofPages])].filter((script) =>
    existsSync(join(root, '.next', script)),
  )
  for (const script of scripts) {
    const file = join(root, '.next', script)
    const code = readFileSync(file, 'utf8')
    // A build with a cache leaves unchanged files in place.
    if (!code.startsWith(HINT)) writeFileSync(file, HINT + code)
  }
  return scripts
}
