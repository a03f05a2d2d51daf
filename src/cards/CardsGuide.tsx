import type { ReactNode } from 'react'
import { CategoryCard } from './category-card/CategoryCard'
import { categoryCardExamples } from './category-card/examples'
import { ContentCard } from './content-card/ContentCard'
import { contentCardExamples } from './content-card/examples'
import { DayTile } from './day-tile/DayTile'
import { dayTileExamples, watchedToday } from './day-tile/examples'
import { CardGrid } from './grid/CardGrid'
import { gridSizes } from './grid/sizes'
import { overlayThumbnailExamples } from './overlay-thumbnail/examples'
import { OverlayThumbnail } from './overlay-thumbnail/OverlayThumbnail'
import { plainPlans, planCardExamples } from './plan-card/examples'
import { PlanCard } from './plan-card/PlanCard'
import { podcastCardExamples } from './podcast-card/examples'
import { PodcastCard } from './podcast-card/PodcastCard'
import { pressItemExamples } from './press-item/examples'
import { PressItem } from './press-item/PressItem'
import { quoteCardExamples } from './quote-card/examples'
import { QuoteCard } from './quote-card/QuoteCard'
import { videoCardExamples } from './video-card/examples'
import { VideoCard } from './video-card/VideoCard'

function Part({ children, title }: { children: ReactNode; title: string }) {
  return (
    <section className="grid grid-cols-1 gap-5" data-cards={title}>
      <h3 className="type-h3">{title}</h3>
      {children}
    </section>
  )
}

const items = <T extends object>(examples: Record<string, T>, show: (example: T) => ReactNode) =>
  Object.entries(examples).map(([name, example]) => (
    <li key={name} data-example={name}>
      {show(example)}
    </li>
  ))

/** Every card in every state, in the grids they stand in, for the style guide. Their titles are h4. */
export function CardsGuide() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Part title="Content cards">
        <CardGrid kind="posts" lead>
          {items(contentCardExamples, (example) => (
            <ContentCard as="h4" {...example} />
          ))}
        </CardGrid>
      </Part>
      <Part title="Related, two and four">
        <CardGrid kind="related">
          {items(contentCardExamples, (example) => (
            <ContentCard as="h4" {...example} look="default" sizes={gridSizes('related')} />
          ))}
        </CardGrid>
      </Part>
      <Part title="Video cards">
        <CardGrid kind="posts">
          {items(videoCardExamples, (example) => (
            <VideoCard as="h4" {...example} />
          ))}
        </CardGrid>
      </Part>
      <Part title="Podcast cards">
        <CardGrid kind="posts" columns={4}>
          {items(podcastCardExamples, (example) => (
            <PodcastCard as="h4" {...example} sizes={gridSizes('posts', { columns: 4 })} />
          ))}
        </CardGrid>
      </Part>
      <Part title="Weekly program">
        <div className="band py-7" data-light="noon">
          <div className="window-light" aria-hidden="true" />
          <div className="wrap grid grid-cols-1 gap-5">
            <ul className="week">
              {items(dayTileExamples, (example) => (
                <DayTile as="h4" {...example} />
              ))}
            </ul>
            <ul className="week">
              <li>
                <DayTile as="h4" {...watchedToday} />
              </li>
            </ul>
          </div>
        </div>
      </Part>
      <Part title="Testimonials">
        <ul className="quotes" data-light="morning">
          {items(quoteCardExamples, (quote) => (
            <QuoteCard quote={quote} />
          ))}
        </ul>
      </Part>
      <Part title="Plans">
        <ul className="plans" data-light="dusk">
          {items(planCardExamples, (example) => (
            <PlanCard as="h4" {...example} />
          ))}
        </ul>
        <ul className="plans" data-light="dusk">
          {items(plainPlans, (example) => (
            <PlanCard as="h4" {...example} />
          ))}
        </ul>
      </Part>
      <Part title="Categories and resources">
        <CardGrid kind="categories">
          {items(categoryCardExamples, (example) => (
            <CategoryCard as="h4" {...example} />
          ))}
        </CardGrid>
      </Part>
      <Part title="Thumbnails">
        <CardGrid kind="thumbnails">
          {items(overlayThumbnailExamples, (example) => (
            <OverlayThumbnail as="h4" {...example} />
          ))}
        </CardGrid>
      </Part>
      <Part title="Press">
        <ul>
          {items(pressItemExamples, (example) => (
            <PressItem as="h4" {...example} />
          ))}
        </ul>
      </Part>
    </div>
  )
}
