import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { isHidden } from '@/blocks/hidden-when'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import type { Audience } from '@/rules/audience'
import { FoodLists } from './Component'
import { foodListsExamples as examples } from './examples'
import { FoodPanel } from './FoodPanel'
import { FoodTabs } from './FoodTabs.client'

const { lists } = examples.typical.data

const tabs = (brought: typeof lists | null) =>
  renderToStaticMarkup(
    <WithProviders audience="free">
      <FoodTabs initialLists={brought} as="h3" />
    </WithProviders>,
  )
const block = (audience: Audience) =>
  renderToStaticMarkup(
    <WithProviders audience={audience}>
      <FoodLists
        block={examples.typical.block}
        data={examples.typical.data}
        context={{ ...exampleContext, audience }}
      />
    </WithProviders>,
  )

describe('food lists', () => {
  test('the block is hidden from visitors', () => {
    expect(isHidden('foodLists', { ...exampleContext, audience: 'visitor' })).toBe(true)
    expect(isHidden('foodLists', { ...exampleContext, audience: 'free' })).toBe(false)
    expect(block('free')).toContain('The food lists')
  })

  test('has green, orange and red tabs, with green selected', () => {
    const html = tabs(lists)
    expect([...html.matchAll(/role="tab"[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual(['Green', 'Orange', 'Red'])
    expect(html).toMatch(/aria-selected="true"[^>]*>Green</)
    expect(html).toContain('Foods of the green list.')
    expect(html).not.toContain('Foods of the red list.')
  })

  test('a color has an introduction and a picture, a list its title, introduction, subtitles and note', () => {
    const html = tabs(lists)
    expect(html).toContain('alt="A laid table by a window"')
    for (const text of ['Vegetables', 'Cooked or raw.', 'Leaves', 'Roots', '* In small amounts.', 'Fruit']) {
      expect(html).toContain(`>${text}<`)
    }
  })

  test('a column has 11 items, a row 4 columns, and lists of more than 12 are a grid', () => {
    const html = tabs(lists)
    const counted = html
      .split('class="food-list-rows grid gap-6"')
      .slice(1)
      .map((part) => ({
        grid: part.startsWith(' data-grid'),
        rows: part
          .split('class="food-list-row"')
          .slice(1)
          .map((row) =>
            (row.split('</div>')[0] ?? '')
              .split('<ul>')
              .slice(1)
              .map((chunk) => chunk.split('<li>').length - 1),
          ),
      }))
    expect(counted).toEqual([
      { grid: true, rows: [[11, 11, 11, 11], [6]] },
      { grid: false, rows: [[12]] },
      { grid: true, rows: [[11, 2]] },
    ])
  })

  test('a missing list has its message in French', () => {
    const html = renderToStaticMarkup(<FoodPanel color="green" foods={examples.oneMissing.data.lists.green} as="h3" />)
    expect(html).toBe(
      '<div class="food-panel" data-color="green"><p role="alert" lang="fr">Impossible de charger la liste des aliments. Veuillez réessayer plus tard.</p></div>',
    )
  })
})
