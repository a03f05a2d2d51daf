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
  test('shows picture, subtitle, title, text and button', () => {
    const html = render('typical')
    expect(html).toContain('alt="A laid table by a window"')
    expect(html).toContain('The kitchen')
    expect(html).toContain('>Good things to eat</h1>')
    expect(html).toContain('href="/recipes"')
  })

  test('leaves out what is not filled in', () => {
    const html = render('empty')
    expect(html).not.toMatch(/<a |<img |<video /)
    expect(html).toContain('>Nothing but a title</h1>')
  })

  test('is home-style where the path asks for it', () => {
    expect(render('personal')).toContain('data-banner="home"')
    expect(render('typical')).toContain('data-banner="standard"')
  })

  test('the cached page carries the neutral wording', () => {
    const html = render('personal')
    expect(html).toContain('>Good morning</span>')
    expect(html).not.toContain('{firstName}')
  })

  test('a member page keeps the place of the longer wording, unseen and unread', () => {
    expect(render('personal')).toMatch(/data-longest="Good morning, \w+"/)
    expect(render('typical')).not.toContain('data-longest')
  })

  test('links above the title where the editor asks, in a new tab without a way back', () => {
    expect(render('personal')).toContain('href="/the-ebs-method/" target="_blank" rel="noopener"')
  })

  test('sends no video to a screen whose width is not known yet', () => {
    expect(render('personal')).not.toContain('<video')
  })

  test('is an h2 where it is not the first block', () => {
    expect(render('longest')).toMatch(/<h2[^>]*>A title of a hundred/)
  })

  test('a banner that greets members and has no picture shows the one of the settings, the standard one none', () => {
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
})
