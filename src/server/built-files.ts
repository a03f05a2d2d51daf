import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { encodingFor } from './encodings'
import { type HeaderSettings, securityHeaders } from './security-headers'
import { hasBody } from './serve-cached'

/** The address of Next's folder of built files. */
const PREFIX = '/_next/static/'
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
}

type BuiltFile = { head: string[]; body: Buffer }

/**
 * Reads the scripts and style sheets of the build, which scripts/steps/compress-files.mjs has compressed. They stay in
 * memory: a first view needs a dozen of them, and the next build in the same folder cannot take them away.
 * @param folder with one folder for each encoding; without it there are no files
 * @returns sends a file and returns true; false for any other request, which is Next's
 */
export function builtFiles(
  folder: string,
  settings: HeaderSettings,
): (req: IncomingMessage, res: ServerResponse) => boolean {
  const files = {
    br: filesIn(join(folder, 'br'), 'br', settings),
    gzip: filesIn(join(folder, 'gzip'), 'gzip', settings),
    identity: new Map<string, BuiltFile>(),
  }
  return (req, res) => {
    const { headers, method, url = '' } = req
    if (!url.startsWith(PREFIX) || (method !== 'GET' && method !== 'HEAD') || hasBody(req)) return false
    const file = files[encodingFor(headers['accept-encoding'])].get(url)
    if (!file) return false
    res.writeHead(200, file.head)
    res.end(file.body)
    return true
  }
}

/** The files of a folder by their address. */
function filesIn(folder: string, encoding: string, settings: HeaderSettings): Map<string, BuiltFile> {
  const common = Object.entries({
    ...securityHeaders('file', settings),
    // Their names have a hash of what they contain.
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': encoding,
    vary: 'Accept-Encoding',
  }).flat()
  return new Map(
    pathsIn(folder).map((path) => {
      const body = readFileSync(join(folder, path))
      const own = ['content-type', TYPES[extname(path)] ?? '', 'content-length', String(body.byteLength)]
      return [PREFIX + path.replaceAll(sep, '/'), { head: [...common, ...own], body }]
    }),
  )
}

function pathsIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
