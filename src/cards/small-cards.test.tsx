import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CategoryCard } from './category-card/CategoryCard'
import { categoryCardExamples } from './category-card/examples'
import { overlayThumbnailExamples } from './overlay-thumbnail/examples'
import { OverlayThumbnail } from './overlay-thumbnail/OverlayThumbnail'
import { pressItemExamples } from './press-item/examples'
import { PressItem } from './press-item/PressItem'

describe('category card', () => {
  test('shows picture, title and number of items', () => {
    const html = renderToStaticMarkup(<CategoryCard {...categoryCardExamples.typical} />)
    expect(html).toContain('<img')
    expect(html).toContain('Breakfast')
    expect(html).toContain('24 recipes')
  })

  test('without a picture it has the tint of its light', () => {
    expect(renderToStaticMarkup(<CategoryCard {...categoryCardExamples.dusk} />)).toContain('data-light="dusk"')
  })

  test('a resource opens in a new tab when the editor chose that', () => {
    const html = renderToStaticMarkup(<CategoryCard {...categoryCardExamples.resource} />)
    expect(html).toMatch(/target="_blank"[^>]*rel="noopener"|rel="noopener"[^>]*target="_blank"/)
  })

  test('missing parts render no empty elements', () => {
    expect(renderToStaticMarkup(<CategoryCard {...categoryCardExamples.bare} />)).not.toMatch(/<a |<p[ >]/)
  })
})

describe('press item', () => {
  test('shows title, date in the long US style, excerpt and picture', () => {
    const html = renderToStaticMarkup(<PressItem {...pressItemExamples.typical} />)
    expect(html).toContain('>November 05, 2026</time>')
    expect(html).toMatch(/href="https:\/\/example\.com\/press"[^>]*>The quiet revolution/)
    expect(html).toContain('They do not promise anything')
    expect(html).toContain('<img')
    expect(html).not.toContain('lang=')
  })

  test('a French one has its language and the short French date', () => {
    const html = renderToStaticMarkup(<PressItem {...pressItemExamples.french} />)
    expect(html).toMatch(/<article class="press-item[^"]*" lang="fr">/)
    expect(html).toContain('>05/11/26</time>')
  })

  test('missing parts render no empty elements', () => {
    expect(renderToStaticMarkup(<PressItem {...pressItemExamples.bare} />)).not.toMatch(/<a |<p[ >]|<time|<img/)
  })
})

describe('thumbnail with overlay', () => {
  test('has its title over the picture, linked to the item', () => {
    const html = renderToStaticMarkup(<OverlayThumbnail {...overlayThumbnailExamples.typical} />)
    expect(html).toContain('<img')
    expect(html).toMatch(/href="\/recipes\/broth\/?">Ginger noodle broth</)
  })

  test('without a page it is not clickable', () => {
    expect(renderToStaticMarkup(<OverlayThumbnail {...overlayThumbnailExamples.bare} />)).not.toContain('<a ')
  })
})
