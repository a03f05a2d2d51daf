import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertTemperatures } from './temperatures'

describe('temperatures in the method', () => {
  test.each([
    ['Heat the oven to 350°F.', 'Heat the oven to 180°C.', 'Heat the oven to 350°F.'],
    ['Heat the oven to 180 °C.', 'Heat the oven to 180 °C.', 'Heat the oven to 350°F.'],
    ['Heat to 400°F (200°C).', 'Heat to 200°C.', 'Heat to 400°F.'],
    ['Heat to 200°C/400°F.', 'Heat to 200°C.', 'Heat to 400°F.'],
    ['until a leg reads 165°F (74°C).', 'until a leg reads 74°C.', 'until a leg reads 165°F.'],
    ['until a leg reads 165°F.', 'until a leg reads 74°C.', 'until a leg reads 165°F.'],
    ['at 350-375°F', 'at 180–190°C', 'at 350-375°F'],
    ['at 425 degrees Fahrenheit', 'at 220°C', 'at 425 degrees Fahrenheit'],
    ['at 180°C (160°C fan)', 'at 180°C (160°C fan)', 'at 350°F (325°F fan)'],
    ['180°C, then 200°C', '180°C, then 200°C', '350°F, then 400°F'],
    ['Take 2 cups and 350 F', 'Take 2 cups and 350 F', 'Take 2 cups and 350 F'],
    ['', '', ''],
  ])('%j', (text, metric, us) => {
    expect(convertTemperatures(text, 'metric')).toBe(metric)
    expect(convertTemperatures(text, 'us')).toBe(us)
  })

  test('converting twice changes nothing more', () => {
    const degrees = fc.tuple(fc.integer({ min: 10, max: 999 }), fc.constantFrom('°C', '°F', ' degrees F'))
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            degrees.map((parts) => parts.join('')),
          ),
        ),
        (bits) => {
          const once = convertTemperatures(bits.join(' '), 'metric')
          expect(convertTemperatures(once, 'metric')).toBe(once)
        },
      ),
    )
  })
})
