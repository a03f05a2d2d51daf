import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { VideoModalProvider } from '@/features/video/VideoModal.client'
import type { Days } from '@/features/weekly-program/program'
import { WeeklySchedule } from './Component'
import { weeklyScheduleExamples as examples } from './examples'
import { Week } from './Week.client'
import { WeekTabs } from './WeekTabs.client'

const { movements } = examples.typical.data
const tileTitles = (html: string) => [...html.matchAll(/<h3[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, title]) => title)
const text = (html: string) => html.replaceAll(/<[^>]+>/g, '')

const tabs = (name: keyof typeof examples) =>
  renderToStaticMarkup(
    <WithProviders>
      <VideoModalProvider>
        <WeekTabs program={examples[name].data} as="h3" />
      </VideoModalProvider>
    </WithProviders>,
  )
const week = (days: Days, today: number | null, watched: readonly number[] = []) =>
  renderToStaticMarkup(
    <WithProviders>
      <VideoModalProvider>
        <Week
          level="Intermediate"
          days={days}
          today={today}
          movements={new Map(movements.map((movement) => [movement.databaseId, movement]))}
          watched={new Set(watched)}
          as="h3"
        />
      </VideoModalProvider>
    </WithProviders>,
  )
const WHOLE: Days = [1, 2, 3, 4, 5, 1, 2]

describe('weekly schedule', () => {
  test('has the tabs Beginner, Intermediate and Advanced, with Intermediate selected', () => {
    const html = tabs('typical')
    expect([...html.matchAll(/role="tab"[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual([
      'Beginner',
      'Intermediate',
      'Advanced',
    ])
    expect(html).toMatch(/aria-selected="true"[^>]*>Intermediate</)
  })

  test('the HTML has all seven days, and none is called today, which the server cannot know', () => {
    const html = tabs('typical')
    expect(tileTitles(html)).toEqual([
      'Lower body, slow',
      'Hips and lower back',
      'Long lines, strong back',
      'Core and balance',
      'Standing on one leg, unhurried',
      'Lower body, slow',
      'Hips and lower back',
    ])
    expect(text(html)).not.toMatch(/Yesterday|Today|Tomorrow/)
  })

  test('the current week has Yesterday, Today and Tomorrow', () => {
    const html = week(WHOLE, 2)
    expect(html.match(/data-today/g)).toHaveLength(1)
    expect(text(html)).toMatch(/^Monday.*Yesterday.*Today.*Tomorrow.*Friday.*Saturday.*Sunday/)
  })

  test('watched movements have a badge on each of their days', () => {
    expect(text(week(WHOLE, null, [1])).match(/Watched/g)).toHaveLength(2)
    expect(text(week(WHOLE, null))).not.toContain('Watched')
  })

  test('a day without a movement is a rest day, and keeps its weekday', () => {
    expect(tileTitles(week([3, null, 4, null, null, null, null], 0))).toEqual([
      'Long lines, strong back',
      'Rest day',
      'Core and balance',
      'Rest day',
      'Rest day',
      'Rest day',
      'Rest day',
    ])
  })

  test('shows a message if a level or the whole schedule is empty', () => {
    expect(tabs('emptyWeek')).toContain('No movements are planned for this week.')
    const html = renderToStaticMarkup(
      <WeeklySchedule block={examples.noWeeks.block} data={examples.noWeeks.data} context={exampleContext} />,
    )
    expect(html).toContain('No movements are planned for this week.')
    expect(html).not.toContain('role="tab"')
  })

  test('a day is played in the modal or opened as a page; a rest day has no link', () => {
    const html = week([3, null, null, null, null, null, null], 0)
    expect(html.match(/<button[^>]*aria-label="Play: Long lines, strong back"/g)).toHaveLength(1)
    expect(html.match(/<a [^>]*href="\/movements\/3\/?"/g)).toHaveLength(1)
    expect(html.match(/<button/g)).toHaveLength(1)
  })

  test('restricted movements have a lock', () => {
    expect(tabs('restricted').match(/>Join Now</g)).toHaveLength(7)
    expect(tabs('typical')).not.toContain('Join Now')
  })
})
