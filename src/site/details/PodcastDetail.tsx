import { listenLinks } from '@/cards/podcast-card/listen-links'
import { hasVideo } from '@/model/has-video'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { longDate } from '@/rules/dates'
import { RELATED_TEXTS } from '@/rules/page-texts/related'
import { ListenLinks } from './ListenLinks'
import type { DetailProps } from './props'
import { RelatedOfType } from './RelatedOfType'
import { VideoDetail } from './VideoDetail'

/** The page of an episode: its recording or its cover, links to podcast services, notes, related episodes. */
export function PodcastDetail(props: DetailProps<'podcasts'>) {
  const { doc } = props.page
  const { applePodcastsLink, duration, publishedAt, spotifyLink, video, youtubeLink } = doc
  const date = longDate(publishedAt)
  // Protected by the plan, so absent if it does not allow them.
  const links = listenLinks({ extras: { applePodcastsLink, spotifyLink, youtubeLink } })
  return (
    <>
      <VideoDetail
        {...props}
        video={video}
        durationMin={duration}
        meta={date ? [['Date', date]] : []}
        line={[date]}
        beginText={COMMON_TEXTS.listen}
        more={links.length > 0 && <ListenLinks links={links} playsHere={hasVideo(doc)} />}
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
