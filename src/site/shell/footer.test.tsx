import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Footer as FooterContent, Navigation, Setting } from '@/payload-types'
import { Footer } from './Footer'

const settings: Setting = {
  id: 1,
  siteName: 'eat, burn, sleep',
  tagline: 'Say hi to your new lifestyle!',
  supportEmail: 'hello@example.com',
  reviews: { score: 4.8, count: 140, url: 'https://reviews.example/' },
}
const navigation: Navigation = { id: 1, primary: [{ id: 'a', label: 'Recipes', url: '/recipes' }] }

type Parts = { navigation?: Partial<Navigation>; footer?: Partial<FooterContent>; settings?: Partial<Setting> }

function render(parts: Parts = {}, audienceHtml = ''): string {
  return renderToStaticMarkup(
    <Footer
      navigation={{ ...navigation, ...parts.navigation }}
      footer={{ id: 1, ...parts.footer }}
      settings={{ ...settings, ...parts.settings }}
      audienceHtml={audienceHtml}
      audience="visitor"
    />,
  )
}

describe('the footer', () => {
  test.each([[[]], [null], [undefined]])('is not rendered when the primary navigation is %j', (primary) => {
    expect(render({ navigation: { primary } })).toBe('')
  })

  test('repeats the navigation without the links that are hidden there', () => {
    const primary = [
      { id: 'a', label: 'Recipes', url: '/recipes' },
      { id: 'b', label: 'Only above', url: '/above', hiddenInFooter: true },
    ]
    expect(render({ navigation: { primary } })).toContain('href="/recipes"')
    expect(render({ navigation: { primary } })).not.toContain('Only above')
  })

  test.each([[''], ['#'], [null]])('shows a link with the address %j as disabled', (url) => {
    const html = render({ footer: { quickLinks: [{ id: 'q', label: 'Soon', url }] } })
    expect(html).toMatch(/<span [^>]*aria-disabled="true"[^>]*>Soon<\/span>/)
    expect(html).not.toMatch(/>Soon<\/a>/)
  })

  test('shows the score and the number of reviews with a link to the reviews site', () => {
    const html = render()
    expect(html).toMatch(/<a [^>]*href="https:\/\/reviews\.example\/"/)
    expect(html).toContain('aria-label="4.8 out of 5"')
    expect(html).toContain('140 reviews')
  })

  test('names a service without a label', () => {
    const html = render({
      footer: {
        takeAlong: [{ id: 't', service: 'App Store', url: 'https://apps.example/' }],
        social: [{ id: 's', service: 'YouTube', url: 'https://tube.example/' }],
      },
    })
    expect(html).toMatch(/App Store<\/a>/)
    expect(html).toContain('aria-label="YouTube"')
  })

  test('leaves out empty fields', () => {
    const html = render({ settings: { supportEmail: null, reviews: {} }, footer: { legal: [], social: null } })
    expect(html).not.toMatch(/mailto:|out of 5|Legal|Find us on/)
    expect(html).toContain('Say hi to your new lifestyle!')
  })

  test('shows the text of its audience', () => {
    expect(render({}, '<p>Trusted by 5,000+ happy members.</p>')).toContain('Trusted by 5,000+ happy members.')
  })

  test('its long list of links can be folded, and is open in the HTML', () => {
    const html = render({ footer: { quickLinks: [{ id: 'q', label: 'Press', url: '/press' }] } })
    expect(html).toMatch(/<details class="footer-fold" open="">.*>Quick links<.*>Press<.*<\/details>/s)
    expect(html).not.toMatch(/<details[^>]*>(?:(?!<\/details>).)*Recipes/s)
  })
})
