import { describe, expect, test } from 'vitest'
import { seasonOfMonth } from './season'

describe('the season by month', () => {
  test.each([
    ['January', 'winter'],
    ['February', 'winter'],
    ['March', 'spring'],
    ['April', 'spring'],
    ['May', 'spring'],
    ['June', 'summer'],
    ['July', 'summer'],
    ['August', 'summer'],
    ['September', 'fall'],
    ['October', 'fall'],
    ['November', 'fall'],
    ['December', 'winter'],
  ])('%s is %s', (month, season) => {
    expect(seasonOfMonth(new Date(`${month} 15, 2026`).getMonth())).toBe(season)
  })

  test('its source text works by itself, since it is inlined into pages', () => {
    const alone: unknown = new Function(`return ${seasonOfMonth.toString()}`)()
    expect(typeof alone === 'function' && alone(6)).toBe('summer')
  })
})
