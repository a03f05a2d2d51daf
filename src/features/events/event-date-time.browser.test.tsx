import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EventDay } from '@/cards/parts/EventDay.client'
import { EventTime } from '@/features/community/events/EventTime.client'
import { EventDateTime } from './EventDateTime.client'

const setTimeZone = (timezoneId: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId })

beforeEach(() => setTimeZone('America/New_York'))
afterEach(() => setTimeZone(''))

/** Everything that names the day or the hour of an event. */
const shown = (timeZone?: string) => {
  const times = { start: '2026-11-29T01:00:00.000Z', end: '2026-11-29T02:30:00.000Z', timeZone }
  return (
    <div data-testid="event">
      <EventDateTime {...times} />
      <EventTime {...times} />
      <EventDay {...times} />
    </div>
  )
}

test('an event without a time zone has the day and hours of the reader', async () => {
  await render(shown())
  await expect
    .element(page.getByTestId('event'))
    .toHaveTextContent(
      '28November 2026SaturdaySaturday, November 28, 2026, 8:00 PM to 9:30 PM EST ' +
        'Saturday, November 28, 2026, 8:00 PM to 9:30 PM ESTSat, Nov 28, 8:00 PM EST',
    )
})

test('an event whose place has a time zone has its day and hours, as the server rendered them', async () => {
  const inLondon = shown('Europe/London')
  const { container } = await render(inLondon)
  await expect
    .element(page.getByTestId('event'))
    .toHaveTextContent(
      '29November 2026SundaySunday, November 29, 2026, 1:00 AM to 2:30 AM London time ' +
        'Sunday, November 29, 2026, 1:00 AM to 2:30 AM London timeSun, Nov 29, 1:00 AM London time',
    )
  const onServer = document.createElement('div')
  onServer.innerHTML = renderToString(inLondon)
  expect(container.textContent).toBe(onServer.textContent)
})
