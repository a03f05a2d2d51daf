import { extraText } from '@/cards/parts/meta'
import type { PostCard } from '@/catalogue/cards'

/** SPEC 3 (podcast extras): the field and what people call the service. */
const SERVICES = [
  ['applePodcastsLink', 'Apple Podcasts'],
  ['spotifyLink', 'Spotify'],
  ['youtubeLink', 'YouTube'],
] as const

/** Only what a browser opens as a page: the fields are free text in imported content. */
const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

/** Where an episode can be heard; a service without an address is left out. */
export function listenLinks(card: Pick<PostCard, 'extras'>): { service: string; href: string }[] {
  return SERVICES.flatMap(([field, service]) => {
    const href = extraText(card, field)
    return href !== null && isWebAddress(href) ? [{ service, href }] : []
  })
}

/** SPEC 2.2: an episode's duration is in minutes, as "72 min". @returns null where it is unknown */
export function minutesText(minutes: number | null): string | null {
  const whole = Math.round(minutes ?? 0)
  return Number.isSafeInteger(whole) && whole > 0 ? `${whole} min` : null
}
