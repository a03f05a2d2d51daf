import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { DayTile } from './DayTile'
import { dayTileExamples as examples, watchedToday } from './examples'

/** The visible text. */
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '')

describe('day tile of the weekly program', () => {
  test('has the day, the title, and the minutes as "18 MIN"', () => {
    const html = renderToStaticMarkup(<DayTile {...examples.tomorrow} />)
    expect(words(html)).toBe('TomorrowCore and balance18 MIN')
    expect(html).toMatch(/href="\/movements\/core\/?"/)
  })

  test('today is raised', () => {
    const html = renderToStaticMarkup(<DayTile {...examples.today} />)
    expect(html).toContain('data-today="true"')
    expect(html).toContain('<img')
    expect(html).toMatch(/data-variant="sun">Today</)
    expect(words(html)).toContain('25 MIN')
  })

  test('a watched day has the badge, today too', () => {
    expect(renderToStaticMarkup(<DayTile {...examples.monday} />)).toContain('Watched')
    expect(renderToStaticMarkup(<DayTile {...watchedToday} />)).toContain('Watched')
    expect(renderToStaticMarkup(<DayTile {...examples.tomorrow} />)).not.toContain('Watched')
  })

  test('a rest day has no minutes and no link', () => {
    const html = renderToStaticMarkup(<DayTile {...examples.friday} />)
    expect(words(html)).toBe('FridayRest day')
    expect(html).not.toContain('<a ')
  })

  test('a restricted day has a lock that links to the membership page with a return URL', () => {
    const html = renderToStaticMarkup(<DayTile {...examples.sunday} play={<button type="button">Play</button>} />)
    expect(html).toContain('href="/memberships?return=%2Fmovements%2Fbreathing%2F"')
    expect(words(html)).toContain('Join Now to watch Breathing, lying down')
    expect(html).not.toContain('<button')
  })

  test('an open day has its play button', () => {
    expect(
      renderToStaticMarkup(<DayTile {...examples.tomorrow} play={<button type="button">Play</button>} />),
    ).toContain('<button')
  })
})
