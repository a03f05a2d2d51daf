import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { BlockContext } from '@/blocks/block'
import { exampleContext } from '@/blocks/example'
import { RichContent } from '@/blocks/rich-content/Component'
import { richContentExamples } from '@/blocks/rich-content/examples'
import { EmptySidebar } from './Component'
import { emptySidebarExamples } from './examples'

function render(name: keyof typeof emptySidebarExamples, more: Partial<BlockContext> = {}): string {
  const { block, data } = emptySidebarExamples[name]
  return renderToStaticMarkup(<EmptySidebar block={block} data={data} context={{ ...exampleContext, ...more }} />)
}

describe('empty sidebar navigation', () => {
  test('has its title and text in the grid of a rich text page', () => {
    expect(render('typical')).toMatch(
      /class="wrap rich-page" data-sidebar="empty".*A last word<.*Before you go.*fridge/s,
    )
  })

  test('has no landmark and no element in the column of the sidebar', () => {
    const { block, data } = richContentExamples.typical
    const withSidebar = renderToStaticMarkup(<RichContent block={block} data={data} context={exampleContext} />)
    expect(withSidebar).toMatch(/<nav/)
    expect(render('typical')).not.toMatch(/<nav|<aside|role=/)
  })

  test('a part for members is not in the HTML for visitors', () => {
    expect(render('restricted')).not.toContain('For members.')
    expect(render('restricted', { audience: 'free' })).toContain('For members.')
  })

  test('ids start with the id of the block', () => {
    expect(render('typical')).toContain('id="btypical-before-you-go"')
  })

  test('renders nothing without title and text', () => {
    expect(render('empty')).toBe('')
  })
})
