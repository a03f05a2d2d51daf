/** The request headers that identify the origin of a request. */
type OriginHeaders = {
  origin: string | null | undefined
  host: string | null | undefined
  /** `sec-fetch-site`: browsers also send it with requests that have no `origin`. */
  fetchSite: string | null | undefined
  /** `x-forwarded-proto`. The server drops it unless a trusted proxy is in front (src/server/headers.ts). */
  forwardedProto: string | null | undefined
}

/** Reads the origin headers of a request. @param header looks a header up by name, in Node's or the Fetch API's headers */
export const originHeaders = (header: (name: string) => string | string[] | null | undefined): OriginHeaders => {
  const one = (name: string) => [header(name)].flat()[0]
  return {
    origin: one('origin'),
    host: one('host'),
    fetchSite: one('sec-fetch-site'),
    forwardedProto: one('x-forwarded-proto'),
  }
}

/**
 * Whether a request comes from a page of another site. Scheme, host and port are compared with `SITE_URL` and with the
 * host that the request was sent to. A request with neither `Origin` nor `Sec-Fetch-Site` does not come from a page:
 * browsers send one of them with every request that changes something.
 * @param siteUrl `SITE_URL`
 */
export function isForeignOrigin({ origin, ...sent }: OriginHeaders, siteUrl: string | undefined): boolean {
  if (origin === null || origin === undefined) return sent.fetchSite === 'cross-site' || sent.fetchSite === 'same-site'
  const from = urlOf(origin)
  return from === null || !ownOrigins(sent, siteUrl).includes(from.origin)
}

function ownOrigins({ host, forwardedProto }: Omit<OriginHeaders, 'origin'>, siteUrl: string | undefined): string[] {
  const site = urlOf(siteUrl)
  const own = site ? [site.origin] : []
  // For the host of SITE_URL only its scheme counts, so that a page of http:// cannot call https://.
  if (!host || host === site?.host) return own
  const scheme = forwardedProto ? `${forwardedProto.split(',')[0]?.trim().toLowerCase()}:` : (site?.protocol ?? 'http:')
  const asked = urlOf(`${scheme}//${host}`)
  if (asked) own.push(asked.origin)
  // Direct access on the loopback address without the proxy, as operators use it to create the first account.
  const direct = urlOf(`http://${host}`)
  if (direct && LOOPBACK.test(direct.hostname) && !forwardedProto) own.push(direct.origin)
  return own
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** The parsed URL; null when it is not http or https. */
function urlOf(text: string | undefined): URL | null {
  if (text === undefined || !URL.canParse(text)) return null
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) ? url : null
}
