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

  test('today is raised', () => {
    const html = renderToStaticMarkup(<DayTile {...examples.today} />)
    expect(html).toContain('data-today="true"')
    expect(html).toContain('<img')
    expect(html).toMatch(/data-variant="sun">Today</)
    expect(words(html)).toContain('25 MIN')
  })

  test('what was watched says so, today as well', () => {
    expect(renderToStaticMarkup(<DayTile {...examples.monday} />)).toContain('Watched')
    expect(renderToStaticMarkup(<DayTile {...watchedToday} />)).toContain('Watched')
    expect(renderToStaticMarkup(<DayTile {...examples.tomorrow} />)).not.toContain('Watched')
  })

  test('a day of rest has no minutes and leads nowhere', () => {
    const html = renderToStaticMarkup(<DayTile {...examples.friday} />)
    expect(words(html)).toBe('FridayRest day')
    expect(html).not.toContain('<a ')
  })

  test('SPEC 2.2: what is restricted is locked, and leads to joining and back', () => {
    const html = renderToStaticMarkup(<DayTile {...examples.sunday} play={<button type="button">Play</button>} />)
    expect(html).toContain('href="/memberships?return=%2Fmovements%2Fbreathing%2F"')
    expect(words(html)).toContain('Join Now to watch Breathing, lying down')
    expect(html).not.toContain('<button')
  })

  test('what can be watched has its way to play', () => {
    expect(
      renderToStaticMarkup(<DayTile {...examples.tomorrow} play={<button type="button">Play</button>} />),
    ).toContain('<button')
  })
})
