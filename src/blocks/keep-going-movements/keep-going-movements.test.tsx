import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { KeepGoingMovements } from './Component'
import { keepGoingMovementsExamples } from './examples'

function render(name: keyof typeof keepGoingMovementsExamples): string {
  const { block, data } = keepGoingMovementsExamples[name]
  return renderToStaticMarkup(
    <WithProviders>
      <KeepGoingMovements block={block} data={data} context={{ ...exampleContext, first: false }} />
    </WithProviders>,
  )
}

test('has a title, a sentence and a link to all of them', () => {
  const html = render('empty')
  expect(html).toMatch(/<h2[^>]*>Something new for this month<\/h2>/)
  expect(html).toContain('Chosen for the season.')
  expect(html).toMatch(/<a [^>]*href="\/movements"[^>]*>All movements/)
})

test('says that there is nothing to show; is absent where an editor chose nothing', () => {
  expect(render('empty')).toContain('No posts found')
  expect(render('nothingChosen')).toBe('')
})
