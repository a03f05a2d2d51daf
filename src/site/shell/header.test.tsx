import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Header } from './Header'

const html = renderToStaticMarkup(
  <Header
    navigation={{ id: 1, primary: [{ id: 'a', label: 'Recipes', url: '/recipes' }] }}
    quickLinks={[
      { id: 'b', label: 'Meditations', url: '/meditations' },
      { id: 'c', label: 'Soon', url: '#' },
    ]}
    settings={{ id: 1, siteName: 'eat, burn, sleep', tagline: 'Say hi to your new lifestyle!' }}
    member={false}
  />,
)
const menu = /<nav class="mobile-menu-panel".*?<\/nav>/s.exec(html)?.[0] ?? ''

describe('the header', () => {
  test('has the main links in its menu of small screens, then signing in, then the quick links of the footer', () => {
    const labels = [...menu.matchAll(/>([^<>]+)<\/(?:a|span)>/g)].map(([, label]) => label)
    expect(labels).toEqual(['Recipes', 'Sign in', 'Meditations', 'Soon'])
    expect(menu).toMatch(/aria-disabled="true"[^>]*>Soon</)
  })

  test('has only the main links in its row of wide screens', () => {
    expect(/<nav class="header-nav".*?<\/nav>/s.exec(html)?.[0]).not.toContain('Meditations')
  })
})
