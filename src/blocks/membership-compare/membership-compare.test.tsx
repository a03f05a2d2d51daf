import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '@/blocks/example'
import { CompareTable } from '@/features/memberships/plans/CompareTable.client'
import { MembershipCompare } from './Component'
import { membershipCompareExamples as examples } from './examples'

const { block, data } = examples.typical

describe('membership compare', () => {
  test('links to #compare lead to the block', () => {
    const html = renderToStaticMarkup(<MembershipCompare block={block} data={data} context={exampleContext} />)
    expect(html).toMatch(/<section[^>]* id="compare"/)
    const context = { ...exampleContext, firstOfKind: false }
    expect(renderToStaticMarkup(<MembershipCompare block={block} data={data} context={context} />)).not.toContain('id=')
  })

  test('renders nothing without rows', () => {
    const { empty } = examples
    expect(
      renderToStaticMarkup(<MembershipCompare block={empty.block} data={empty.data} context={exampleContext} />),
    ).toBe('')
  })

  test('is a table with a header for each column and row, and groups with headings', () => {
    const html = renderToStaticMarkup(<CompareTable {...data} caption="Side by side" />)
    expect(html).toMatch(/^<table[^>]*><caption[^>]*>Side by side</)
    const columns = [...html.matchAll(/<th scope="col"[^>]*>(?:<span[^>]*>)?([^<]+)/g)].map(([, text]) => text)
    expect(columns).toEqual(['What is included', 'Free', 'Standard', 'Premium'])
    expect([...html.matchAll(/<th scope="rowgroup" colSpan="4">([^<]+)/g)].map(([, text]) => text)).toEqual([
      'Food',
      'Movement',
    ])
    expect(html).toMatch(/<th scope="row">Recipes<\/th><td[^>]*>60<\/td><td[^>]*>All<\/td><td[^>]*>All<\/td>/)
  })

  test('a tick and its absence have words', () => {
    const html = renderToStaticMarkup(<CompareTable {...data} caption="Side by side" />)
    expect(html.match(/>included</g)).toHaveLength(3)
    expect(html.match(/>not included</g)).toHaveLength(3)
    expect(html).not.toContain('[check]')
  })
})
