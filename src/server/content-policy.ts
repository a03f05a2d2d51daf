import type { PolicySources } from './bridge'

export const NO_SOURCES: PolicySources = { scripts: [], styles: [], images: [], forms: [] }

type Directives = Readonly<Record<string, readonly string[]>>

/** The value of a Content-Security-Policy header. */
function policy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** What a player on Chrome loads to cast a video (docs/decisions/24-one-video-player.md): paths, since the host has more. */
const CAST = ['/cv/js/sender/', '/eureka/clank/', '/cast/sdk/libs/'].map((path) => `https://www.gstatic.com${path}`)
/** Posters of videos that have none here. */
const POSTERS = ['https://i.ytimg.com', 'https://i.vimeocdn.com']

const BASICS = { 'object-src': ["'none'"], 'base-uri': ["'self'"], 'frame-ancestors': ["'self'"] }

/**
 * For the site's pages. A page that another one leads to by script keeps the policy of the first, so it is the same for
 * all pages but for the hashes.
 * @param inline what may stand in the page itself: hashes of its scripts, or `'unsafe-inline'` where it is not known
 */
export function pagePolicy(inline: readonly string[], sources: PolicySources, dev = false): string {
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline, ...CAST, ...sources.scripts, ...(dev ? ["'unsafe-eval'"] : [])],
    // Style attributes, which cannot be hashed one by one, and the player's own styles.
    'style-src': ["'self'", "'unsafe-inline'", ...sources.styles],
    'img-src': ["'self'", 'data:', 'blob:', ...POSTERS, ...sources.images],
    'font-src': ["'self'", 'data:'],
    // Streams (HLS) come in parts from wherever an editor's video is.
    'connect-src': ["'self'", 'https:', ...(dev ? ['ws:'] : [])],
    'media-src': ["'self'", 'https:', 'blob:'],
    // Players and chats of others; those that we do not know are sandboxed.
    'frame-src': ["'self'", 'https:'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...sources.forms],
    ...BASICS,
  })
}

/** For the CMS's admin, which writes scripts into its pages and frames previews. */
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

/** For answers that are no page of the site: JSON, feeds, the few plain pages of forms and refusals. */
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

/** For files: a picture or a video that is opened by itself is a page of the browser's own. */
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

/** For the service worker: it fetches this site's files, nothing else. */
export function workerPolicy(): string {
  return policy({ 'default-src': ["'self'"], 'frame-ancestors': ["'none'"] })
}
