import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { DayTile } from './DayTile'
import { dayTileExamples as examples, watchedToday } from './examples'

/** What is read of it. */
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '')

describe('SPEC 2.2: day tile of the weekly program', () => {
  test('says the day, the minutes as "18 MIN", and what it is', () => {
    const html = renderToStaticMarkup(<DayTile {...examples.tomorrow} />)
    expect(words(html)).toBe('Tomorrow18 MINCore and balance')
    expect(html).toMatch(/href="\/movements\/core\/?"/)
  })

  test('today is raised, with its picture and a mark to play', () => {
    const html = renderToStaticMarkup(<DayTile {...examples.today} />)
    expect(html).toContain('data-today="true"')
    expect(html).toContain('<img')
    expect(html).toMatch(/data-look="sun">Today</)
    expect(words(html)).toContain('25 MIN, Intermediate')
  })

  test('what was watched says so, today as well', () => {
    expect(renderToStaticMarkup(<DayTile {...examples.monday} />)).toContain('Watched')
    expect(renderToStaticMarkup(<DayTile {...watchedToday} />)).toContain('Watched')
    expect(renderToStaticMarkup(<DayTile {...examples.tomorrow} />)).not.toContain('Watched')
  })

  test('a day of rest has no minutes and leads nowhere', () => {
    const html = renderToStaticMarkup(<DayTile {...examples.friday} />)
    expect(words(html)).toBe('FridayRest')
    expect(html).not.toContain('<a ')
  })
})
