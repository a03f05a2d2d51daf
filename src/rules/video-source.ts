/** The sources that the player supports. A `frame` is another site's player, whose playback position is unknown. */
export type PlayerSource =
  | { kind: 'file' | 'hls'; src: string; type: string }
  | { kind: 'youtube'; videoId: string; startS: number }
  | { kind: 'vimeo'; videoId: string; hash: string | null }
  | { kind: 'frame'; src: string }

/** Longer embed codes are rejected unread. */
const MAX_CHARS = 10_000

const EMBED_SRC = /<(?:iframe|video|audio|source)\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

const FILES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
}

const HLS_TYPE = 'application/vnd.apple.mpegurl'
/** The base for parsing relative URLs; a `.invalid` domain can never be registered. */
const HERE = 'https://this-site.invalid'

/**
 * The source of an embed code: the `src` of its first iframe, video or audio element. Scripts and everything else are
 * dropped, so that no code of another site runs in our pages. A bare URL is accepted too.
 * @param code outside data, as an editor pasted it
 * @returns null when it has no playable source
 */
export function parseEmbed(code: string): PlayerSource | null {
  if (code.length > MAX_CHARS) return null
  const found = EMBED_SRC.exec(code)
  const src = found ? (found[1] ?? found[2] ?? found[3] ?? '').replaceAll('&amp;', '&') : code
  return parseVideoUrl(src)
}

/**
 * The source of a URL. http becomes https; a path of this site must be a media file.
 * @param value outside data
 * @returns null for anything else
 */
export function parseVideoUrl(value: string): PlayerSource | null {
  const text = value.trim()
  if (!/^(https?:)?\/|^https?:/i.test(text) || /[\s<>"'\\]/.test(text) || !URL.canParse(text, HERE)) return null
  const url = new URL(text, HERE)
  if (url.username !== '' || url.password !== '') return null
  url.protocol = 'https:'
  const isLocal = url.origin === HERE
  const src = isLocal ? url.pathname + url.search : url.href
  return youtube(url) ?? vimeo(url) ?? file(url, src) ?? (isLocal ? null : { kind: 'frame', src })
}

/** Playlists and live channels have no video id: they are shown in their own frame. */
const NOT_A_VIDEO = new Set(['videoseries', 'live_stream'])

function youtube(url: URL): PlayerSource | null {
  const host = url.hostname.replace(/^(www|m|music)\./, '')
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  let videoId: string | null = null
  if (host === 'youtu.be') videoId = first
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    videoId = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : url.searchParams.get('v')
  }
  if (!videoId || !/^[\w-]{11}$/.test(videoId) || NOT_A_VIDEO.has(videoId)) return null
  return { kind: 'youtube', videoId, startS: parseSeconds(url.searchParams.get('start') ?? url.searchParams.get('t')) }
}

/** "90", "90s", "1m30s", "1h2m". */
function parseSeconds(text: string | null): number {
  const found = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text ?? '')
  const [hours = 0, minutes = 0, seconds = 0] = (found ?? []).slice(1).map((part) => Number(part ?? 0))
  return hours * 3_600 + minutes * 60 + seconds
}

function vimeo(url: URL): PlayerSource | null {
  if (!/^(www\.|player\.)?vimeo\.com$/.test(url.hostname)) return null
  // /123, /123/abc, /video/123?h=abc, /channels/name/123
  const found = /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,12})(?:\/([\da-f]{1,32}))?\/?$/.exec(
    url.pathname,
  )
  if (!found?.[1]) return null
  const hash = found[2] ?? url.searchParams.get('h')
  return { kind: 'vimeo', videoId: found[1], hash: hash && /^[\da-f]{1,32}$/.test(hash) ? hash : null }
}

function file(url: URL, src: string): PlayerSource | null {
  const extension = /\.([a-z0-9]{2,4})$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? ''
  if (extension === 'm3u8') return { kind: 'hls', src, type: HLS_TYPE }
  const type = Object.hasOwn(FILES, extension) ? FILES[extension] : undefined
  return type ? { kind: 'file', src, type } : null
}
