import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { AUDIENCES } from '@/rules/audience'
import { ContinueWatching } from './Component'

describe('continue watching', () => {
  test.each(AUDIENCES)('nothing of it is in the HTML, which %s share', (audience) => {
    const html = renderToStaticMarkup(
      <WithProviders audience={audience}>
        <ContinueWatching
          block={{ blockType: 'continueWatching' }}
          data={undefined}
          context={{ ...exampleContext, audience }}
        />
      </WithProviders>,
    )
    expect(html).not.toContain('Continue watching')
  })
})
