import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { MilestoneCard } from '@/features/milestones/MilestoneCard'
import { MilestoneList } from '@/features/milestones/MilestoneList.client'
import type { Milestone } from '@/features/milestones/milestone'
import { StreakSummary } from '@/features/milestones/StreakSummary'
import type { Audience } from '@/rules/audience'
import { Milestones } from './Component'

const render = (audience: Audience) =>
  renderToStaticMarkup(
    <WithProviders audience={audience}>
      <Milestones block={{ blockType: 'milestones' }} data={undefined} context={{ ...exampleContext, audience }} />
    </WithProviders>,
  )

const milestone: Milestone = {
  id: 1,
  title: 'Seven days',
  description: '<b>Not</b> markup',
  icon: 'leaf',
  target: 7,
  progress: 3,
  achievedAt: null,
}
const card = (over: Partial<Milestone> = {}, fresh = false) =>
  renderToStaticMarkup(<MilestoneCard milestone={{ ...milestone, ...over }} as="h3" isNew={fresh} />)

describe('the block of milestones', () => {
  test('has its title, and asks visitors to sign in or sign up', () => {
    expect(render('free')).toMatch(/>How far you have come<.*>Milestones</)
    expect(render('free')).not.toContain('Sign in')
    expect(render('visitor')).toMatch(/>Sign in<.* or .*>Sign up<.* !/)
  })

  test('shows that milestones are loading', () => {
    const html = renderToStaticMarkup(
      <WithProviders audience="free">
        <MilestoneList as="h3" streak />
      </WithProviders>,
    )
    expect(html).toContain('aria-busy="true"')
  })

  test("a progress bar has a name and a value, and editors' text is not HTML", () => {
    expect(card()).toMatch(/<h3[^>]* id="([^"]+)">Seven days<.*<progress[^>]* aria-labelledby="\1"/)
    expect(card()).toContain('aria-valuetext="3 of 7"')
    expect(card()).toContain('&lt;b&gt;Not&lt;/b&gt; markup')
  })

  test('an achieved milestone has its date and no progress bar', () => {
    const html = card({ progress: 7, achievedAt: '2026-11-05T10:00:00.000Z' }, true)
    expect(html).toContain('Reached on November 05, 2026')
    expect(html).toContain('data-fresh')
    expect(html).not.toContain('<progress')
  })

  test.each([
    [1, true, 'week', 'This week counts already. Rest days are part of it.'],
    [4, false, 'weeks in a row', 'This week is still open, and rest days are part of it.'],
  ])('the text for %i weeks', (weeks, thisWeek, text, more) => {
    const html = renderToStaticMarkup(<StreakSummary weeks={weeks} thisWeek={thisWeek} />)
    expect(html).toContain(`>${weeks}</span>`)
    expect(html).toContain(`>${text}<`)
    expect(html).toContain(more)
  })

  test('without a week there is no number, but how to begin', () => {
    const html = renderToStaticMarkup(<StreakSummary weeks={0} thisWeek={false} />)
    expect(html).toMatch(/>One thing makes a week count: a video, a favorite, a recipe you rate.</)
    expect(html).not.toContain('>0<')
  })
})
