import { listenLinks, minutesText } from '@/cards/podcast-card/listen-links'
import { longDate } from '@/rules/dates'
import { RELATED_TEXTS } from '@/rules/page-texts/related'
import { ServiceIcon } from '@/site/shell/ServiceIcon'
import { ExternalLinkButton } from './ExternalLinkButton'
import { ItemDetail } from './ItemDetail'
import { ItemMeta } from './ItemMeta'
import type { DetailProps } from './props'
import { RelatedOfType } from './RelatedOfType'

/** The page of an episode: cover, metadata, links to listen (if the plan allows it), notes, related episodes. */
export function PodcastDetail(props: DetailProps<'podcasts'>) {
  const { doc } = props.page
  const { applePodcastsLink, duration, publishedAt, spotifyLink, youtubeLink } = doc
  const minutes = minutesText(duration ?? null)
  const date = longDate(publishedAt)
  // Protected by the plan, so absent if it does not allow them.
  const links = listenLinks({ extras: { applePodcastsLink, spotifyLink, youtubeLink } })
  return (
    <>
      <ItemDetail
        {...props}
        line={[minutes, date]}
        byline={
          <>
            <ItemMeta
              items={[...(minutes ? [['Duration', minutes] as const] : []), ...(date ? [['Date', date] as const] : [])]}
            />
            {links.length > 0 && (
              <div className="grid gap-3">
                <p className="font-semibold" id="listen-on">
                  Listen on
                </p>
                <ul className="flex flex-wrap gap-3" aria-labelledby="listen-on">
                  {links.map(({ href, service }, index) => (
                    <li key={service}>
                      <ExternalLinkButton href={href} variant={index === 0 ? 'primary' : 'plain'}>
                        <ServiceIcon service={service} />
                        {service}
                      </ExternalLinkButton>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </>
        }
      />
      <RelatedOfType
        page={props.page}
        terms={props.terms}
        title={RELATED_TEXTS.relatedEpisodes}
        subtitle={RELATED_TEXTS.relatedEpisodesText}
        archive={{ title: RELATED_TEXTS.allEpisodes, url: '/podcasts/' }}
      />
    </>
  )
}
