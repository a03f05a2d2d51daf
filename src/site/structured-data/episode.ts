import { listenLinks } from '@/cards/podcast-card/listen-links'
import type { PostTypeWith } from '@/model/content-types'
import { toIsoDuration } from '@/rules/durations'
import { accessFields, type BuilderInput, organization, thing } from './builder-input'

/** schema.org/PodcastEpisode, with its player only if the episode is public. */
export function episode(input: BuilderInput<PostTypeWith<{ structuredData: 'episode' }>>): Record<string, unknown> {
  const { doc, siteName, siteUrl } = input
  const { applePodcastsLink, spotifyLink, youtubeLink } = doc
  const isFree = doc.requiredPlan === 'none'
  const links = listenLinks({ extras: isFree ? { applePodcastsLink, spotifyLink, youtubeLink } : {} })
  return {
    ...thing('PodcastEpisode', input),
    datePublished: doc.publishedAt ?? undefined,
    timeRequired: toIsoDuration(doc.duration) ?? undefined,
    sameAs: links.length > 0 ? links.map(({ href }) => href) : undefined,
    partOfSeries: {
      '@type': 'PodcastSeries',
      name: siteName,
      url: new URL('/podcasts/', siteUrl).href,
      webFeed: new URL('/podcasts/feed.xml', siteUrl).href,
    },
    publisher: organization(input),
    ...accessFields(doc),
  }
}
