import { describe, expect, test } from 'vitest'
import { policySourcesOf } from './policy-sources.server'

const SITE = 'https://site.example'
const NONE = { scripts: [], styles: [], images: [], forms: [] }

describe('policy sources from the settings', () => {
  test('are empty by default', () => {
    expect(policySourcesOf({}, SITE)).toEqual(NONE)
    expect(policySourcesOf({ consent: { baseUrl: '', tagContainers: [] }, forms: { host: null } }, SITE)).toEqual(NONE)
  })

  test.each([
    ['a folder of another site', 'https://cdn.example/cc/3/', ['https://cdn.example/cc/3/']],
    ['one that would end the directive', 'https://cdn.example/a;b,c', ['https://cdn.example/a%3Bb%2Cc/']],
    ['a folder of this site', '/banner', []],
    ['this site by its name', 'https://site.example/banner', []],
    ['what no browser loads', 'mailto:a@b.example', []],
  ])('the banner: %s', (_what, baseUrl, sources) => {
    expect(policySourcesOf({ consent: { baseUrl } }, SITE)).toEqual({ ...NONE, scripts: sources, styles: sources })
  })

  test('include the vendor of the tag containers', () => {
    const { scripts, images, ...others } = policySourcesOf(
      { consent: { tagContainers: [{ containerId: 'GTM-ABC1234' }] } },
      SITE,
    )
    expect(scripts).toEqual(['https://*.googletagmanager.com', 'https://*.google-analytics.com'])
    expect(images).toEqual(scripts)
    expect(others).toEqual({ styles: [], forms: [] })
  })

  test('include the host of another form service', () => {
    expect(policySourcesOf({ forms: { host: 'https://forms.example' } }, SITE).forms).toEqual(['https://forms.example'])
    expect(policySourcesOf({ forms: { host: 'http://forms.example' } }, SITE).forms).toEqual([])
  })
})
