import { describe, expect, test } from 'vitest'
import { compileRedirects, findRedirect } from '@/rules/redirects'
import { redirects } from './redirects'

const compiled = compileRedirects(redirects)

test('SPEC 2.1: every permanent redirect of the demo can be used', () => {
  expect(compiled.problems).toEqual([])
})

describe('SPEC 2.1: permanent redirects', () => {
  test.each([
    ['/index/', '/'],
    ['/forum', '/community/'],
    ['/forum/', '/community/'],
    ['/gut-health-articles/', '/ebs-blog/'],
    ['/gut-health-articles/what-to-eat/', '/ebs-blog/'],
    ['/health-concerns/', '/expert-advice/'],
    ['/member/lifestyle-guide/sleep', '/the-ebs-method/6wr/lg/sleep/'],
    ['/member/advice/ibs/', '/expert-advices/ibs/'],
    ['/the-ebs-method/6wr/', '/the-ebs-method/6wr/introduction/'],
    ['/bloating/', '/expert-advices/bloating/'],
    ['/acid-reflux', '/expert-advices/acid-reflux/'],
    ['/menopause/', '/expert-advices/menopause/'],
  ])('%s leads to %s in one hop', (from, to) => {
    expect(findRedirect(compiled.redirects, from)).toBe(to)
    expect(findRedirect(compiled.redirects, to)).toBeNull()
  })

  test.each([
    '/',
    '/forum-dev',
    '/forum-dev/topic',
    '/gut-health-recipes/',
    '/community',
    '/ebs-blog/',
    '/expert-advice/',
    '/expert-advices/bloating/',
    '/the-ebs-method/',
    '/the-ebs-method/6wr/introduction/',
    '/the-ebs-method/6wr/lg/guided-meditation/',
    '/member/',
    '/member/advice/',
    '/memberships',
    '/bloating-recipes',
  ])('%s stays', (path) => {
    expect(findRedirect(compiled.redirects, path)).toBeNull()
  })
})
