import type { PolicySources } from '@/runtime/site-api'

export const NO_SOURCES: PolicySources = { scripts: [], styles: [], images: [], forms: [] }

type Directives = Readonly<Record<string, readonly string[]>>

/** The value of a Content-Security-Policy header. */
function policy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Scripts that the player loads in Chrome to cast a video: paths, since the host serves much else. */
const CAST = ['/cv/js/sender/', '/eureka/clank/', '/cast/sdk/libs/'].map((path) => `https://www.gstatic.com${path}`)
/** Poster images of YouTube and Vimeo, for videos without one in the CMS. */
const POSTERS = ['https://i.ytimg.com', 'https://i.vimeocdn.com']

const BASICS = { 'object-src': ["'none'"], 'base-uri': ["'self'"], 'frame-ancestors': ["'self'"] }

/**
 * For the site's pages. Client-side navigation keeps the policy of the first document, so all pages have the same
 * policy apart from the hashes.
 * @param inline sources for inline scripts: their hashes, or `'unsafe-inline'` where they are not known
 */
export function pagePolicy(inline: readonly string[], sources: PolicySources, dev = false): string {
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline, ...CAST, ...sources.scripts, ...(dev ? ["'unsafe-eval'"] : [])],
    // Style attributes cannot be hashed one by one, and the player injects styles.
    'style-src': ["'self'", "'unsafe-inline'", ...sources.styles],
    'img-src': ["'self'", 'data:', 'blob:', ...POSTERS, ...sources.images],
    'font-src': ["'self'", 'data:'],
    // HLS segments are fetched from whichever host has the editor's video.
    'connect-src': ["'self'", 'https:', ...(dev ? ['ws:'] : [])],
    'media-src': ["'self'", 'https:', 'blob:'],
    // Third-party players and chats; unknown ones are sandboxed.
    'frame-src': ["'self'", 'https:'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...sources.forms],
    ...BASICS,
  })
}

/** For the CMS's admin, which has inline scripts and shows previews in frames. */
export function adminPolicy(dev = false): string {
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'", ...(dev ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(dev ? ['ws:'] : [])],
    'media-src': ["'self'", 'blob:'],
    'frame-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'form-action': ["'self'"],
    ...BASICS,
  })
}

/** For responses other than the site's pages: JSON, feeds, and the plain pages for forms and errors. */
export function barePolicy(ancestors: "'self'" | "'none'"): string {
  return policy({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [ancestors],
  })
}

/** For files: browsers show a picture or video that is opened directly in a page of their own. */
export function filePolicy(): string {
  return policy({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  })
}

/** For the service worker, which fetches only this site's files. */
export function workerPolicy(): string {
  return policy({ 'default-src': ["'self'"], 'frame-ancestors': ["'none'"] })
}
