import { listenLinks } from '@/cards/podcast-card/listen'
import { toIsoDuration } from '@/rules/durations'
import { freeOrNot, type Known, organization, thing } from './known'

/** schema.org/PodcastEpisode: where it can be heard is said only of one that everybody may hear. DESIGN 7. */
export function episode(known: Known<'podcasts'>): Record<string, unknown> {
  const { doc, siteName, siteUrl } = known
  const { applePodcastsLink, spotifyLink, youtubeLink } = doc
  const isFree = doc.requiredPlan === 'none'
  const heard = listenLinks({ extras: isFree ? { applePodcastsLink, spotifyLink, youtubeLink } : {} })
  return {
    ...thing('PodcastEpisode', known),
    datePublished: doc.publishedAt ?? undefined,
    timeRequired: toIsoDuration(doc.duration) ?? undefined,
    sameAs: heard.length > 0 ? heard.map(({ href }) => href) : undefined,
    partOfSeries: {
      '@type': 'PodcastSeries',
      name: siteName,
      url: new URL('/podcasts/', siteUrl).href,
      webFeed: new URL('/podcasts/feed.xml', siteUrl).href,
    },
    publisher: organization(known),
    ...freeOrNot(doc),
  }
}
