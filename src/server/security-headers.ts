import type { PolicySources } from './bridge'
import { adminPolicy, barePolicy, filePolicy, NO_SOURCES, pagePolicy, workerPolicy } from './content-policy'

/** What an answer is, for a browser's protections. */
export type ResponseKind =
  /** A finished page of the site: its scripts are known by their hashes. */
  | 'page'
  /** A page of the site that Next renders for one request: previews, and pages while developing. */
  | 'live'
  | 'admin'
  /** JSON, XML, text; a plain page that answers a form. */
  | 'data'
  /** A file: uploaded, from the public folder or of the build. */
  | 'file'
  | 'worker'
  /** A refusal or a redirect of the server itself. */
  | 'error'

/** What the headers depend on besides the answer. */
export type HeaderSettings = {
  /** `SITE_URL` is https. */
  https: boolean
  /** Pages only report what their policy would have stopped. */
  reportOnly: boolean
  /** Other sites that scripts, styles and pictures of pages may come from, besides those of the site's settings. */
  origins: readonly string[]
  dev: boolean
}

/** What a policy depends on. */
type PolicyDetails = {
  hashes?: readonly string[]
  sources?: PolicySources
}

/** Of every answer. */
const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  /**
   * Nothing here needs these: features that every browser with this header knows, since one that it does not know is a
   * complaint on its console. Not named, and so left as browsers have them, is what videos of others are given: sound,
   * full screen, picture in picture, protected media, motion sensors, sharing.
   */
  'permissions-policy': [
    ...['camera', 'display-capture', 'geolocation', 'hid', 'idle-detection', 'microphone', 'midi', 'payment'],
    ...['serial', 'usb', 'xr-spatial-tracking'],
  ]
    .map((feature) => `${feature}=()`)
    // Cook mode keeps the screen on; passkeys are made and asked for.
    .concat(
      ['screen-wake-lock', 'publickey-credentials-create', 'publickey-credentials-get'].map(
        (feature) => `${feature}=(self)`,
      ),
    )
    .join(', '),
}

const FRAME_SAMEORIGIN = { 'x-frame-options': 'SAMEORIGIN' }
const FRAME_DENY = { 'x-frame-options': 'DENY' }
/** Windows that we open (a shared link, a booking) work; a window that opens us cannot reach in. */
const OPENER_ISOLATION = { 'cross-origin-opener-policy': 'same-origin-allow-popups' }

type HeaderRow = {
  headers: Readonly<Record<string, string>>
  policy: (details: PolicyDetails, settings: HeaderSettings) => string
  /** Whether its policy can be told to report only. */
  canReportOnly: boolean
}

/** The one table: kind of answer, its headers. */
const HEADERS_BY_KIND: Readonly<Record<ResponseKind, HeaderRow>> = {
  page: {
    headers: { ...FRAME_SAMEORIGIN, ...OPENER_ISOLATION },
    policy: ({ hashes = [], sources = NO_SOURCES }) => pagePolicy(hashes, sources),
    canReportOnly: true,
  },
  live: {
    headers: { ...FRAME_SAMEORIGIN, ...OPENER_ISOLATION },
    policy: ({ sources = NO_SOURCES }, { dev }) => pagePolicy(["'unsafe-inline'"], sources, dev),
    canReportOnly: true,
  },
  admin: {
    headers: { ...FRAME_SAMEORIGIN, ...OPENER_ISOLATION },
    policy: (_, { dev }) => adminPolicy(dev),
    canReportOnly: true,
  },
  data: { headers: FRAME_DENY, policy: () => barePolicy("'none'"), canReportOnly: false },
  file: { headers: FRAME_SAMEORIGIN, policy: filePolicy, canReportOnly: false },
  worker: { headers: FRAME_DENY, policy: workerPolicy, canReportOnly: false },
  error: {
    headers: { ...FRAME_SAMEORIGIN, ...OPENER_ISOLATION },
    policy: () => barePolicy("'self'"),
    canReportOnly: false,
  },
}

const ONE_YEAR_S = 31_536_000

/** The security headers of an answer, names in lower case. */
export function securityHeaders(
  kind: ResponseKind,
  settings: HeaderSettings,
  details: PolicyDetails = {},
): Record<string, string> {
  const { headers, policy, canReportOnly } = HEADERS_BY_KIND[kind]
  const name = 'content-security-policy'
  return {
    ...COMMON_HEADERS,
    ...headers,
    ...(settings.https && { 'strict-transport-security': `max-age=${ONE_YEAR_S}` }),
    [canReportOnly && settings.reportOnly ? `${name}-report-only` : name]: policy(details, settings),
  }
}

/** Files that Next or a route answers with. A page's own address never has a dot. */
const FILE_PATHS = /^\/(?:_next\/|consent\/)|^\/cms\/api\/[^/]+\/file\/|^\/[^/]+\.(?:ico|png|svg|webmanifest)$/
const WORKER_PATH = '/shopping-list-worker.js'

/**
 * What code answers at a path.
 * @param path decoded, without query and without a trailing slash
 */
export function routeResponseKind(path: string): ResponseKind {
  if (path === WORKER_PATH) return 'worker'
  if (FILE_PATHS.test(path)) return 'file'
  if (isIn(path, '/admin')) return 'admin'
  return isIn(path, '/preview') ? 'live' : 'data'
}

/**
 * Whether the CMS answers a call there that says nothing about caching: what it answers is for one person.
 * @param path decoded, without query and without a trailing slash
 */
export const isCmsCall = (path: string): boolean => isIn(path, '/cms/api') && routeResponseKind(path) === 'data'

const isIn = (path: string, tree: string) => path === tree || path.startsWith(`${tree}/`)
