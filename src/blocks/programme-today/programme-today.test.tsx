import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { ProgrammeToday as ProgrammeContent } from '@/features/programmes/today/ProgrammeToday.client'
import { ProgrammeToday } from './Component'
import { programmeTodayExamples } from './examples'

function render(name: keyof typeof programmeTodayExamples): string {
  const { block, data } = programmeTodayExamples[name]
  const audience = name === 'visitor' ? 'visitor' : 'free'
  return renderToStaticMarkup(
    <WithProviders audience={audience}>
      <ProgrammeToday block={block} data={data} context={{ ...exampleContext, audience, first: false }} />
    </WithProviders>,
  )
}

describe('the block of today in a program', () => {
  test('has its title, and asks visitors to sign in or sign up', () => {
    expect(render('loading')).toMatch(/>Step by step<.*<h2[^>]*>Today in your program</)
    expect(render('loading')).not.toContain('Sign in')
    expect(render('visitor')).toMatch(/>Sign in<.* or .*>Sign up<.* !/)
  })

  test('has the shopping list beside it where the editor wants it, for members', () => {
    expect(render('besideList')).toMatch(/>Shopping list<.*href="\/shopping-list\/?"[^>]*>Open the shopping list</)
    expect(render('loading')).not.toContain('Shopping list')
  })

  test('renders nothing without programs', () => {
    expect(render('empty')).toBe('')
  })

  test('is rendered on the server with its plan, which the style guide shows', () => {
    const { data } = programmeTodayExamples.typical
    const html = renderToStaticMarkup(
      <WithProviders audience="free">
        <ProgrammeContent programmes={data.programmes} as="h3" example={data.example} />
      </WithProviders>,
    )
    expect(html).toContain('You are on day 9 of 42')
    expect(html).toContain('Make a new address')
  })

  test('shows its room while it is loading', () => {
    const html = renderToStaticMarkup(
      <WithProviders audience="free">
        <ProgrammeContent programmes={[{ slug: 'six-week-reset', title: 'Six-Week Reset' }]} as="h3" />
      </WithProviders>,
    )
    expect(html).toContain('aria-busy="true"')
    expect(html.match(/class="programme-step"/g)).toHaveLength(5)
  })
})
