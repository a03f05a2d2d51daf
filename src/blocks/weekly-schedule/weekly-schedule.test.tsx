import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { PersonalData } from '@/features/session/PersonalData.client'
import { WeeklySchedule } from './Component'
import { weeklyScheduleExamples as examples } from './examples'
import type { Days } from './program'
import { Week } from './Week.client'
import { WeekTabs } from './WeekTabs.client'

const { movements } = examples.typical.data
const titles = (html: string) => [...html.matchAll(/<h3[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, title]) => title)
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '')

const tabs = (name: keyof typeof examples) =>
  renderToStaticMarkup(
    <PersonalData>
      <WeekTabs program={examples[name].data} as="h3" />
    </PersonalData>,
  )
const week = (days: Days, today: number | null, watched: readonly number[] = []) =>
  renderToStaticMarkup(
    <Week
      level="Intermediate"
      days={days}
      today={today}
      movements={new Map(movements.map((movement) => [movement.databaseId, movement]))}
      watched={new Set(watched)}
      as="h3"
    />,
  )
const WHOLE: Days = [1, 2, 3, 4, 5, 1, 2]

describe('SPEC 2.3: weekly schedule', () => {
  test('has the tabs Beginner, Intermediate, Advanced; Intermediate is open', () => {
    const html = tabs('typical')
    expect([...html.matchAll(/role="tab"[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual([
      'Beginner',
      'Intermediate',
      'Advanced',
    ])
    expect(html).toMatch(/aria-selected="true"[^>]*>Intermediate</)
  })

  test('shows seven movement days, whole before any script runs, and says no day that the server cannot know', () => {
    const html = tabs('typical')
    expect(titles(html)).toEqual([
      'Lower body, slow',
      'Hips and lower back',
      'Long lines, strong back',
      'Core and balance',
      'Standing on one leg, unhurried',
      'Lower body, slow',
      'Hips and lower back',
    ])
    expect(words(html)).not.toMatch(/Yesterday|Today|Tomorrow/)
  })

  test('SPEC 2.2: Yesterday, Today and Tomorrow in the week that it is', () => {
    const html = week(WHOLE, 2)
    expect(html.match(/data-today/g)).toHaveLength(1)
    expect(words(html)).toMatch(/^Monday.*Yesterday.*Today.*Tomorrow.*Friday.*Saturday.*Sunday/)
  })

  test('what was watched is marked, on each of its days', () => {
    expect(words(week(WHOLE, null, [1])).match(/Watched/g)).toHaveLength(2)
    expect(words(week(WHOLE, null))).not.toContain('Watched')
  })

  test('a day without a movement is a day of rest, and stays on its day', () => {
    expect(titles(week([3, null, 4, null, null, null, null], 0))).toEqual([
      'Long lines, strong back',
      'Rest day',
      'Core and balance',
      'Rest day',
      'Rest day',
      'Rest day',
      'Rest day',
    ])
  })

  test('says so where a level, or everything, is empty', () => {
    expect(tabs('emptyWeek')).toContain('No movements are planned for this week.')
    const html = renderToStaticMarkup(
      <WeeklySchedule block={examples.noWeeks.block} data={examples.noWeeks.data} context={exampleContext} />,
    )
    expect(html).toContain('No movements are planned for this week.')
    expect(html).not.toContain('role="tab"')
  })

  test('SPEC 6: restricted movements show the lock', () => {
    expect(tabs('restricted').match(/>Join Now</g)).toHaveLength(7)
    expect(tabs('typical')).not.toContain('Join Now')
  })
})
