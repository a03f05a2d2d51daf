import type { PolicySources } from '@/runtime/site-api'
import { adminPolicy, barePolicy, filePolicy, NO_SOURCES, pagePolicy, workerPolicy } from './content-policy'

/** The kinds of responses, by their security headers. */
export type ResponseKind =
  /** A finished page of the site, whose script hashes are known. */
  | 'page'
  /** A page of the site that Next renders for one request: previews, and pages in development. */
  | 'live'
  | 'admin'
  /** JSON, XML, text, or the plain HTML response to a form. */
  | 'data'
  /** A file: uploaded, from the public folder, or from the build. */
  | 'file'
  | 'worker'
  /** An error or a redirect of the server itself. */
  | 'error'

/** What the headers depend on besides the kind of response. */
export type HeaderSettings = {
  /** `SITE_URL` is https. */
  https: boolean
  /** Pages report policy violations instead of blocking them. */
  reportOnly: boolean
  /** Other origins that pages may load scripts, styles and images from, besides those of the CMS's settings. */
  origins: readonly string[]
  dev: boolean
}

/** What a policy depends on. */
type PolicyDetails = {
  hashes?: readonly string[]
  sources?: PolicySources
}

/** The headers of every response. */
const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  /**
   * Features that the site does not use, among those that every browser with this header knows: unknown ones cause
   * console warnings. What embedded players use is not listed and keeps the browsers' defaults: sound, full screen,
   * picture in picture, protected media, motion sensors, sharing.
   */
  'permissions-policy': [
    ...['camera', 'display-capture', 'geolocation', 'hid', 'idle-detection', 'microphone', 'midi', 'payment'],
    ...['serial', 'usb', 'xr-spatial-tracking'],
  ]
    .map((feature) => `${feature}=()`)
    // Cook mode keeps the screen on; passkeys are created and read.
    .concat(
      ['screen-wake-lock', 'publickey-credentials-create', 'publickey-credentials-get'].map(
        (feature) => `${feature}=(self)`,
      ),
    )
    .join(', '),
}

const FRAME_SAMEORIGIN = { 'x-frame-options': 'SAMEORIGIN' }
const FRAME_DENY = { 'x-frame-options': 'DENY' }
/** Pop-ups that the site opens (sharing, booking) work; a site that opens this one gets no reference to its window. */
const OPENER_ISOLATION = { 'cross-origin-opener-policy': 'same-origin-allow-popups' }

type HeaderRow = {
  headers: Readonly<Record<string, string>>
  policy: (details: PolicyDetails, settings: HeaderSettings) => string
  /** Whether its policy can be report-only. */
  canReportOnly: boolean
}

/** The headers of each kind of response. */
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

/** The security headers of a response, names in lower case. */
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

/** Files of Next or of a route. Paths of pages contain no dot. */
const FILE_PATHS =
  /^\/(?:_next\/|consent\/|block-pictures\/)|^\/cms\/api\/[^/]+\/file\/|^\/[^/]+\.(?:ico|png|svg|webmanifest)$/
const WORKER_PATH = '/shopping-list-worker.js'

/**
 * The kind of response of a route in code.
 * @param path decoded, without query and without a trailing slash
 */
export function routeResponseKind(path: string): ResponseKind {
  if (path === WORKER_PATH) return 'worker'
  if (FILE_PATHS.test(path)) return 'file'
  if (isIn(path, '/admin')) return 'admin'
  return isIn(path, '/preview') ? 'live' : 'data'
}

/**
 * Whether a path is a call of the CMS's API. Its responses set no Cache-Control and are for one user.
 * @param path decoded, without query and without a trailing slash
 */
export const isCmsCall = (path: string): boolean => isIn(path, '/cms/api') && routeResponseKind(path) === 'data'

const isIn = (path: string, tree: string) => path === tree || path.startsWith(`${tree}/`)
