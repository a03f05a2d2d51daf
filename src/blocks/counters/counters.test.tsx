import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { Counters } from './Component'
import { countersExamples } from './examples'

function render(name: keyof typeof countersExamples): string {
  const { block, data } = countersExamples[name]
  return renderToStaticMarkup(<Counters block={block} data={data} context={{ ...exampleContext, first: false }} />)
}

/** A counter as it is read, without markup. */
const counted = (html: string) =>
  html.match(/<li.*?<\/li>/g)?.map((item) => item.replace(/<\/p><p[^>]*>/g, ', ').replace(/<[^>]*>/g, ''))

describe('counters', () => {
  test('a counter has a number, its suffix and a text', () => {
    expect(counted(render('typical'))).toEqual([
      '6, weeks',
      '1, change at a time',
      '20 min, at noon',
      '5,000+, happy members',
      '0, powders',
    ])
  })

  test('a counter can have an image', () => {
    expect(render('pictures').match(/alt="A laid table by a window"/g)).toHaveLength(5)
    expect(render('typical')).not.toContain('<img')
  })

  test('has the colors of its theme', () => {
    expect(render('pictures')).toContain('data-light="dusk"')
    expect(render('typical')).toContain('data-light="noon"')
  })

  test('renders nothing without counters', () => {
    expect(render('empty')).toBe('')
  })
})
