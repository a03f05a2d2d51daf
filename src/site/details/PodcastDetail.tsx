import { listenLinks, minutesText } from '@/cards/podcast-card/listen-links'
import { longDate } from '@/rules/dates'
import { TEXTS } from '@/rules/texts'
import { ExternalLinkButton } from './ExternalLinkButton'
import { ItemDetail } from './ItemDetail'
import { ItemMeta } from './ItemMeta'
import { loadRelatedItems } from './load-related-items.server'
import type { DetailProps } from './props'
import { RelatedItems } from './RelatedItems'

/** The page of an episode: cover, metadata, links to listen (if the plan allows it), notes, related episodes. */
export async function PodcastDetail(props: DetailProps<'podcasts'>) {
  const { audience, doc, row } = props.page
  const { applePodcastsLink, duration, publishedAt, spotifyLink, youtubeLink } = doc
  const minutes = minutesText(duration ?? null)
  const date = longDate(publishedAt)
  // Protected by the plan, so absent if it does not allow them.
  const links = listenLinks({ extras: { applePodcastsLink, spotifyLink, youtubeLink } })
  return (
    <>
      <ItemDetail
        {...props}
        byline={
          <>
            <ItemMeta
              items={[...(minutes ? [['Duration', minutes] as const] : []), ...(date ? [['Date', date] as const] : [])]}
            />
            {links.length > 0 && (
              <ul className="flex flex-wrap gap-3" aria-label="Listen on">
                {links.map(({ href, service }, index) => (
                  <li key={service}>
                    <ExternalLinkButton href={href} variant={index === 0 ? 'primary' : 'plain'}>
                      {service}
                    </ExternalLinkButton>
                  </li>
                ))}
              </ul>
            )}
          </>
        }
      />
      <RelatedItems
        cards={await loadRelatedItems(row, props.terms, audience)}
        title={TEXTS.relatedEpisodes}
        subtitle={TEXTS.relatedEpisodesText}
        archive={{ title: TEXTS.allEpisodes, url: '/podcasts' }}
      />
    </>
  )
}
