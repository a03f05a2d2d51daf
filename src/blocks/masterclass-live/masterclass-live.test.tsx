import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { VideoModalProvider } from '@/features/video/VideoModal.client'
import { MasterclassLive } from './Component'
import { masterclassLiveExamples } from './examples'

function render(name: keyof typeof masterclassLiveExamples, context = exampleContext): string {
  const { block, data } = masterclassLiveExamples[name]
  return renderToStaticMarkup(
    <WithProviders audience="visitor">
      <VideoModalProvider>
        <MasterclassLive block={block} data={data} context={context} />
      </VideoModalProvider>
    </WithProviders>,
  )
}

describe('a masterclass live', () => {
  test('appears after a delay, with its chat hidden and no frame loaded', () => {
    const html = render('typical')
    expect(html).toContain('data-waiting')
    expect(html).toMatch(/aria-expanded="false"[^>]*>.*Show chat/)
    expect(html).not.toContain('<iframe')
    expect(html).not.toContain('video-poster')
  })

  test('says when it begins, where the editor set it', () => {
    expect(render('typical')).toMatch(/Thursday, December 03, 2026<.*6:00 PM UTC</)
    expect(render('longest')).not.toContain('<time')
  })

  test('says who teaches, with their portrait', () => {
    for (const name of ['typical', 'restricted'] as const)
      expect(render(name)).toMatch(/<img alt=""[^>]*class="avatar"[^>]*>.*?>Iris Holm</)
  })

  test('can be added to a calendar by those who may see it, where it has a day', () => {
    expect(render('typical')).toMatch(
      /<a [^>]*href="\/api\/masterclasses\/live\.ics\?page=%2F[^"]*&amp;block=live"[^>]*>.*Add to calendar<\/a>/,
    )
    expect(render('longest')).not.toContain('Add to calendar')
    expect(render('restricted')).not.toContain('Add to calendar')
  })

  test('lists its replays as buttons with their duration', () => {
    const html = render('longest')
    expect(html.match(/<button class="card-link/g)).toHaveLength(7)
    expect(html).toContain('48 min')
  })

  test('a viewer whose plan does not include it sees its picture, which plan opens it, its price, and the way to it', () => {
    const html = render('restricted')
    expect(html).toContain('The rest of this content is reserved for members')
    expect(html).toContain('Opens with Premium, with all 8 masterclasses.')
    expect(html).toContain('Premium is $22 a month, billed yearly.')
    expect(html).toMatch(/href="\/product\/?\?product_id=premium"[^>]*>Choose Premium</)
    expect(html).toMatch(/live-picture.*<img /)
    expect(html).not.toMatch(/Show chat|Replays/)
  })

  test('shows its title also right below the banner of a list page, which does not say it', () => {
    const html = render('typical', { ...exampleContext, first: false, listPart: 'list' })
    expect(html).toContain('<h2 class="type-h2"')
  })

  test('renders nothing if the class is not published', () => {
    expect(render('empty')).toBe('')
  })
})
