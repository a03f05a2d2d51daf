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
import { PlanCardList } from './plan-card/PlanCardList'
import { podcastCardExamples } from './podcast-card/examples'
import { PodcastCard } from './podcast-card/PodcastCard'
import { pressItemExamples } from './press-item/examples'
import { PressItem } from './press-item/PressItem'
import { quoteCardExamples } from './quote-card/examples'
import { QuoteCard } from './quote-card/QuoteCard'
import { videoCardExamples } from './video-card/examples'
import { VideoCard } from './video-card/VideoCard'

function Group({ children, title }: { children: ReactNode; title: string }) {
  return (
    <section className="grid grid-cols-1 gap-5" data-cards={title}>
      <h3 className="type-h3">{title}</h3>
      {children}
    </section>
  )
}

const exampleItems = <T extends object>(examples: Record<string, T>, render: (example: T) => ReactNode) =>
  Object.entries(examples).map(([name, example]) => (
    <li key={name} data-example={name}>
      {render(example)}
    </li>
  ))

/** Every card in every state, in its grid, for the style guide. Titles are h4. */
export function CardsStyleguide() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Group title="Content cards">
        <CardGrid kind="posts" featured>
          {exampleItems(contentCardExamples, (example) => (
            <ContentCard as="h4" {...example} />
          ))}
        </CardGrid>
      </Group>
      <Group title="Related, two and four">
        <CardGrid kind="related">
          {exampleItems(contentCardExamples, (example) => (
            <ContentCard as="h4" {...example} variant="default" sizes={gridSizes('related')} />
          ))}
        </CardGrid>
      </Group>
      <Group title="Video cards">
        <CardGrid kind="posts">
          {exampleItems(videoCardExamples, (example) => (
            <VideoCard as="h4" {...example} />
          ))}
        </CardGrid>
      </Group>
      <Group title="Podcast cards">
        <CardGrid kind="posts" columns={4}>
          {exampleItems(podcastCardExamples, (example) => (
            <PodcastCard as="h4" {...example} sizes={gridSizes('posts', { columns: 4 })} />
          ))}
        </CardGrid>
      </Group>
      <Group title="Weekly program">
        <div className="light-section py-7" data-light="noon">
          <div className="window-light" aria-hidden="true" />
          <div className="wrap grid grid-cols-1 gap-5">
            <ul className="weekly-schedule">
              {Object.entries(dayTileExamples).map(([name, example]) => (
                <li key={name} data-example={name} data-today={'today' in example || undefined}>
                  <DayTile as="h4" {...example} />
                </li>
              ))}
            </ul>
            <ul className="weekly-schedule">
              <li data-today>
                <DayTile as="h4" {...watchedToday} />
              </li>
            </ul>
          </div>
        </div>
      </Group>
      <Group title="Testimonials">
        <ul className="quote-grid" data-light="morning">
          {exampleItems(quoteCardExamples, (quote) => (
            <QuoteCard quote={quote} />
          ))}
        </ul>
      </Group>
      <Group title="Plans">
        {Object.entries({ planCardExamples, plainPlans }).map(([name, plans]) => (
          <div key={name} data-example={name}>
            <PlanCardList as="h4" cards={Object.values(plans)} />
          </div>
        ))}
      </Group>
      <Group title="Categories and resources">
        <CardGrid kind="categories">
          {exampleItems(categoryCardExamples, (example) => (
            <CategoryCard as="h4" {...example} />
          ))}
        </CardGrid>
      </Group>
      <Group title="Thumbnails">
        <CardGrid kind="thumbnails">
          {exampleItems(overlayThumbnailExamples, (example) => (
            <OverlayThumbnail as="h4" {...example} />
          ))}
        </CardGrid>
      </Group>
      <Group title="Press">
        <ul>
          {exampleItems(pressItemExamples, (example) => (
            <PressItem as="h4" {...example} />
          ))}
        </ul>
      </Group>
    </div>
  )
}
