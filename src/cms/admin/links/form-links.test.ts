import { expect, test } from 'vitest'
import { formLinks } from './form-links'

test('the links of a form are named by block, field and row', () => {
  const paragraph = { type: 'link', fields: { linkType: 'custom', url: '/in-a-text/' }, children: [] }
  const fields = {
    title: { value: '/title/' },
    'layout.0.blockType': { value: 'hero' },
    'layout.0.cta.url': { value: '/start/' },
    'layout.0.secondCta.url': { value: '' },
    'layout.1.blockType': { value: 'pills' },
    'layout.1.links.2.url': { value: '#join' },
    'layout.2.blockType': { value: 'removed' },
    'layout.2.leftHtml': { value: '<a href="/in-html/">a</a>' },
    body: { value: { root: { children: [paragraph] } } },
    'relatedPostsArchiveLink.url': { value: 'item:4' },
  }
  expect(formLinks(fields, { hero: 'Top banner', pills: 'Navigation pills' })).toEqual([
    { path: 'layout.0.cta.url', place: 'Block 1 (Top banner), Button', link: '/start/' },
    { path: 'layout.1.links.2.url', place: 'Block 2 (Navigation pills), Links 3', link: '#join' },
    { path: 'layout.2.leftHtml', place: 'Block 3 (removed), Left html', link: '/in-html/' },
    { path: 'body', place: 'Body', link: '/in-a-text/' },
    { path: 'relatedPostsArchiveLink.url', place: 'Related posts archive link', link: 'item:4' },
  ])
})
