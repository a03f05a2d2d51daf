import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { CONSENT_VERSION } from './consent-base'

/** The package's files that a browser needs, and their content types. */
const CONTENT_TYPES = {
  'cookieconsent.umd.js': 'text/javascript; charset=utf-8',
  'cookieconsent.css': 'text/css; charset=utf-8',
} as const
type FileName = keyof typeof CONTENT_TYPES

const LIBRARY_FOLDER = path.join(process.cwd(), 'node_modules', 'vanilla-cookieconsent', 'dist')

const isFileName = (name: string): name is FileName => Object.hasOwn(CONTENT_TYPES, name)

/**
 * The banner's script or style, served from our own origin. The version in the path allows browsers to cache it
 * forever.
 * @returns 404 for another version or file
 */
export async function consentFile(version: string, name: string): Promise<Response> {
  if (version !== CONSENT_VERSION || !isFileName(name)) {
    return new Response('There is no such file.', { status: 404, headers: { 'cache-control': 'no-store' } })
  }
  return new Response(new Uint8Array(await readFile(path.join(LIBRARY_FOLDER, name))), {
    headers: { 'content-type': CONTENT_TYPES[name], 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
