import { describe, expect, test, vi } from 'vitest'

const published = new Map([
  ['/the-ebs-method/', 'The Method'],
  ['/the-ebs-method/6wr/', 'Six Week Reset'],
  ['/recipes/', 'Recipes'],
  ['/expert-advice/', 'Expert advice'],
])
vi.mock('@/catalogue/queries.server', () => ({
  rowByUri: async (uri: string) => (published.has(uri) ? { uri, title: published.get(uri) } : null),
}))

const { breadcrumbs } = await import('./breadcrumbs.server')

const crumbs = (uri: string, title: string, audience: 'visitor' | 'premium' = 'visitor') =>
  breadcrumbs({ uri, title }, audience)

describe('the breadcrumb', () => {
  test('goes from the front page through the parents to the page', async () => {
    expect(await crumbs('/the-ebs-method/6wr/week-1/', 'Week 1')).toEqual([
      { url: '/', text: 'Home' },
      { url: '/the-ebs-method/', text: 'The Method' },
      { url: '/the-ebs-method/6wr/', text: 'Six-Week Reset' },
      { url: '/the-ebs-method/6wr/week-1/', text: 'Week 1' },
    ])
  })

  test('an item is below the page of its folder, if there is one', async () => {
    expect(await crumbs('/recipes/broth/', 'Broth')).toEqual([
      { url: '/', text: 'Home' },
      { url: '/recipes/', text: 'Recipes' },
      { url: '/recipes/broth/', text: 'Broth' },
    ])
    expect(await crumbs('/podcasts/rest/', 'Rest')).toEqual([
      { url: '/', text: 'Home' },
      { url: '/podcasts/rest/', text: 'Rest' },
    ])
  })

  test('an advice is below the landing page of the advices', async () => {
    expect(await crumbs('/expert-advices/stress/', 'Stress')).toContainEqual({
      url: '/expert-advice/',
      text: 'Expert advice',
    })
  })

  test('"Six Week Reset" is shown as "Six-Week Reset" on its own page too', async () => {
    expect((await crumbs('/the-ebs-method/6wr/', 'Six Week Reset')).at(-1)?.text).toBe('Six-Week Reset')
  })

  test.each(['/', '/index/', '/new/'])('none on %s', async (uri) => {
    expect(await crumbs(uri, 'Anything')).toEqual([])
  })

  test('none on a page that is empty for visitors', async () => {
    const uri = '/the-ebs-method/6wr/lg/guided-meditation/'
    expect(await crumbs(uri, 'Guided meditation')).toEqual([])
    expect(await crumbs(uri, 'Guided meditation', 'premium')).toHaveLength(4)
  })
})
