import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { videoCardExamples as examples } from './examples'
import { VideoCard } from './VideoCard'

describe('video card', () => {
  test('has the play icon on the picture, and the duration in its text', () => {
    const html = renderToStaticMarkup(<VideoCard {...examples.typical} />)
    expect(html).toMatch(/class="card-meta">.*28min.*Intermediate/)
    expect(html).toContain('play-icon')
    expect(html).toContain('data-format="wide"')
  })

  test('can be square', () => {
    expect(renderToStaticMarkup(<VideoCard {...examples.square} />)).toContain('data-format="square"')
  })

  test('a restricted one has the lock in place of the play icon', () => {
    const html = renderToStaticMarkup(<VideoCard {...examples.locked} />)
    expect(html).not.toContain('play-icon')
    expect(html).toMatch(/Join Now<\/span><span class="sr-only"> to watch Whole body, steady</)
  })

  test('a class that is still to come says so, and has nothing to play', () => {
    expect(renderToStaticMarkup(<VideoCard {...examples.toCome} />)).toContain('>Coming up December 10<')
    expect(renderToStaticMarkup(<VideoCard {...examples.typical} />)).not.toContain('Coming up')
    expect(renderToStaticMarkup(<VideoCard {...examples.toCome} />)).not.toContain('play-icon')
    expect(renderToStaticMarkup(<VideoCard {...examples.toCome} onPlay={() => {}} />)).not.toContain('<button')
  })

  test('an item that may do without a video, such as an episode, is not called a coming one', () => {
    const html = renderToStaticMarkup(<VideoCard {...examples.unrecorded} onPlay={() => {}} />)
    expect(html).not.toContain('Coming up')
    expect(html).not.toContain('<button')
  })

  test('a watched video has the badge', () => {
    expect(renderToStaticMarkup(<VideoCard {...examples.watched} />)).toContain('>Watched</span>')
  })

  test('the teacher has their initials beside the name', () => {
    const html = renderToStaticMarkup(<VideoCard {...examples.longest} />)
    expect(html).toMatch(/class="card-person"><span class="avatar"[^>]*>WF<\/span>Wilhelmina/)
    expect(renderToStaticMarkup(<VideoCard {...examples.bare} />)).not.toContain('card-person')
  })

  test('the teacher has their portrait if there is one', () => {
    const html = renderToStaticMarkup(<VideoCard {...examples.taught} />)
    expect(html).toMatch(/class="card-person"><img alt=""[^>]*url=%2Fpicture\.webp[^>]*>Iris Holm/)
  })

  test('an unknown duration is left out', () => {
    const html = renderToStaticMarkup(<VideoCard {...examples.bare} />)
    expect(html).not.toMatch(/N\/A|class="card-meta"|<a /)
  })

  test('the featured one has its summary, the others where the list asks for it', () => {
    expect(renderToStaticMarkup(<VideoCard {...examples.lead} />)).toContain('Half an hour that leaves you taller.')
    expect(renderToStaticMarkup(<VideoCard {...examples.typical} withSummary />)).toContain('Half an hour')
    expect(renderToStaticMarkup(<VideoCard {...examples.typical} />)).not.toContain('Half an hour')
  })
})
