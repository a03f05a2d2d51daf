import { extraText } from '@/cards/parts/meta'
import type { PostCard } from '@/catalogue/cards.server'

/** The podcast services: field and name. */
const SERVICES = [
  ['applePodcastsLink', 'Apple Podcasts'],
  ['spotifyLink', 'Spotify'],
  ['youtubeLink', 'YouTube'],
] as const

type Service = (typeof SERVICES)[number][1]

/** Only http and https, since these fields are free text in imported content. */
const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

/** The links of an episode to podcast services; services without a valid URL are left out. */
export function listenLinks(card: Pick<PostCard, 'extras'>): { service: Service; href: string }[] {
  return SERVICES.flatMap(([field, service]) => {
    const href = extraText(card, field)
    return href !== null && isWebAddress(href) ? [{ service, href }] : []
  })
}

/** The duration of an episode in minutes, as "72 min". @returns null when unknown */
export function minutesText(minutes: number | null): string | null {
  const whole = Math.round(minutes ?? 0)
  return Number.isSafeInteger(whole) && whole > 0 ? `${whole} min` : null
}
