import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { Avatar } from '@/ui/Avatar'
import { ButtonLink } from '@/ui/ButtonLink'
import { button } from '@/ui/button-variants'
import { FactLine } from '@/ui/FactLine'
import { newTab } from '@/ui/new-tab'
import { PageLink } from '@/ui/PageLink'
import { Picture } from '@/ui/Picture'
import type { ForumItemsData, RecentTopic } from './load.server'

const SIZES = '(min-width: 40rem) 8rem, 5rem'

const repliesText = ({ replyCount }: RecentTopic) => (replyCount === 1 ? '1 reply' : `${replyCount} replies`)

/** The latest topics of the community, each with a picture, and a link to all. Nothing without topics and link. */
export function ForumItems({ block, context, data }: BlockProps<'forumItems', ForumItemsData>) {
  const { forumCtaLink, forumSubtitle, forumTitle } = block
  const { images, topics } = data
  const cta = forumCtaLink?.url && forumCtaLink.title ? forumCtaLink : null
  if (topics.length === 0 && !cta) return null
  const { childHeading: Heading, sectionClass } = outlineOf(context, forumTitle)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-6 py-section')} data-light="dusk">
      <BlockHead context={context} eyebrow={forumSubtitle} title={forumTitle} />
      {topics.length > 0 && (
        <ul className="forum-items">
          {topics.map((topic, index) => {
            const image = images[index % Math.max(1, images.length)]
            return (
              <li className="forum-item" key={topic.id}>
                {image ? (
                  <div className="forum-item-picture">
                    <Picture image={{ ...image, alt: '' }} sizes={SIZES} />
                  </div>
                ) : (
                  <Avatar name={topic.author.name} imageUrl={topic.author.avatar} />
                )}
                <div className="forum-item-text">
                  <Heading className="type-h4">
                    <PageLink className="forum-item-link" href={topic.uri}>
                      {topic.title}
                    </PageLink>
                  </Heading>
                  {topic.excerpt && <p className="forum-item-excerpt">{topic.excerpt}</p>}
                  <FactLine
                    className="text-sm text-text-soft"
                    facts={[topic.author.name, topic.boardTitle, repliesText(topic)]}
                  />
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {cta?.url && (
        <p>
          {cta.target === '_blank' ? (
            <a className={button({ variant: 'plain' })} href={cta.url} {...newTab('_blank')}>
              {cta.title}
            </a>
          ) : (
            <ButtonLink variant="plain" href={cta.url}>
              {cta.title}
            </ButtonLink>
          )}
        </p>
      )}
    </section>
  )
}
