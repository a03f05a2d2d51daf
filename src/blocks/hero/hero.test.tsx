import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { SessionProvider } from '@/platform/session/Session.client'
import { pathRules } from '@/rules/path-rules'
import { exampleImage } from '@/ui/examples/image'
import { Hero } from './Component'
import { heroExamples } from './examples'

function render(name: keyof typeof heroExamples): string {
  const { block, data, ...rest } = heroExamples[name]
  const context = { ...exampleContext, ...('context' in rest ? rest.context : {}) }
  return renderToStaticMarkup(
    <SessionProvider>
      <Hero block={block} data={data} context={context} />
    </SessionProvider>,
  )
}

describe('the hero banner', () => {
  test('shows the picture, subtitle, title, text and button', () => {
    const html = render('typical')
    expect(html).toContain('alt="A laid table by a window"')
    expect(html).toContain('The kitchen')
    expect(html).toContain('>Good things to eat</h1>')
    expect(html).toContain('href="/recipes"')
  })

  test('leaves out empty fields', () => {
    const html = render('empty')
    expect(html).not.toMatch(/<a |<img |<video /)
    expect(html).toContain('>Nothing but a title</h1>')
  })

  test('says how much there is, with two ways on and a line beside the score of the reviews', () => {
    const html = render('counted')
    expect(html).toMatch(
      />48 recipes, 24 movement guides<.*>Start for free<.*>See the recipes<.*<svg.*>4\.8<.*from 140 reviews\. Trusted by 5,000\+ happy members</,
    )
    expect(render('typical')).not.toContain('<svg')
  })

  test('has something to open now, each with its time, and no tile where there is nothing', () => {
    const html = render('counted')
    expect(html.replaceAll(/<[^>]+>/g, '')).toMatch(
      /Eat, 25minBarley with lemon and herbs.*Burn, 8minStairs and shopping/,
    )
    expect(html.match(/<article/g)).toHaveLength(2)
    expect(html).toContain('data-open=""')
    expect(render('typical')).not.toContain('data-open')
  })

  test('lists the weeks of the program, each with its page', () => {
    expect(render('weeks')).toMatch(
      /<ol .*>1<.*href="\/the-ebs-method\/6wr\/week-1\/?"[^>]*>Breakfast, sitting down<.*A week without a page<\/li>.*>4<\/b>Week 4<\/li><\/ol>/,
    )
    expect(render('typical')).not.toContain('<ol')
  })

  test('has the home variant where a path rule says so', () => {
    expect(render('personal')).toContain('data-banner="home"')
    expect(render('typical')).toContain('data-banner="standard"')
  })

  test('the cached page has the neutral title', () => {
    const html = render('personal')
    expect(html).toContain('>Good morning</span>')
    expect(html).not.toContain('{firstName}')
  })

  test('a page for members reserves space for the longer title, hidden from view and from screen readers', () => {
    expect(render('personal')).toMatch(/data-longest="Good morning,\n\w+"/)
    expect(render('typical')).not.toContain('data-longest')
  })

  test('a link above the title opens a new tab without access to this one', () => {
    expect(render('personal')).toContain('href="/the-ebs-method/" target="_blank" rel="noopener"')
  })

  test('the HTML has no video, since the width of the screen is not known yet', () => {
    expect(render('personal')).not.toContain('<video')
  })

  test('is an h2 unless it is the first block', () => {
    expect(render('longest')).toMatch(/<h2[^>]*>A title of a hundred/)
  })

  test('without a picture, a banner for members shows the one of the settings, and the standard banner none', () => {
    const data = { image: null, memberImage: exampleImage }
    const shown = (path: string) =>
      renderToStaticMarkup(
        <SessionProvider>
          <Hero block={heroExamples.empty.block} data={data} context={{ ...exampleContext, rules: pathRules(path) }} />
        </SessionProvider>,
      )
    expect(shown('/')).toContain('alt="A laid table by a window"')
    expect(shown('/recipes')).not.toContain('<img')
  })

  test('on a list page it is low, its button slim, and the second one a link in a line', () => {
    const { data } = heroExamples.typical
    const block = { ...heroExamples.typical.block, secondCta: { title: 'To the journal', url: '/ebs-blog' } }
    const html = (listPart: 'banner' | null) =>
      renderToStaticMarkup(
        <SessionProvider>
          <Hero block={block} data={data} context={{ ...exampleContext, listPart }} />
        </SessionProvider>,
      )
    expect(html('banner')).toContain('data-banner="list"')
    expect(html('banner')).toMatch(/<a [^>]*class="link [^>]*href="\/ebs-blog"/)
    expect(html('banner')).toMatch(/class="[^"]*bg-action[^"]* min-h-touch /)
    expect(html(null)).toContain('data-banner="standard"')
    expect(html(null)).not.toMatch(/<a [^>]*class="link [^>]*href="\/ebs-blog"/)
    expect(html(null)).not.toMatch(/class="[^"]*bg-action[^"]* min-h-touch /)
  })

  test('above a list that leads, phones do not show its picture and load the smallest file', () => {
    const { block, data } = heroExamples.typical
    const above = (blockType: 'postsGrid' | 'mediaPartners') => {
      const list =
        blockType === 'postsGrid'
          ? { blockType, postType: 'recipes' as const }
          : { blockType, method: 'Manual' as const }
      const context = { ...exampleContext, listPart: 'banner' as const, blocks: [block, list] }
      return renderToStaticMarkup(
        <SessionProvider>
          <Hero block={block} data={data} context={context} />
        </SessionProvider>,
      )
    }
    expect(above('postsGrid')).toMatch(/data-picture="wide".*window-light.*sizes="[^"]*, 1px"/)
    expect(above('mediaPartners')).toMatch(/data-picture="".*sizes="[^"]*, 95vw"/)
    expect(above('mediaPartners')).not.toContain('window-light')
  })
})
