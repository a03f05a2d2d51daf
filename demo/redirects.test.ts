import { expect, test } from 'vitest'
import { compileRedirects, findRedirect } from '@/rules/redirects'
import { redirects } from './redirects'

const compiled = compileRedirects(redirects)

/** From an old address to where it leads now. */
const LEADS = {
  '/index/': '/',
  '/forum': '/community/',
  '/forum/': '/community/',
  '/gut-health-articles/': '/ebs-blog/',
  '/gut-health-articles/what-to-eat/': '/ebs-blog/',
  '/health-concerns/': '/expert-advice/',
  '/member/lifestyle-guide/sleep': '/the-ebs-method/6wr/lg/sleep/',
  '/member/advice/ibs/': '/expert-advices/ibs/',
  '/the-ebs-method/6wr/': '/the-ebs-method/6wr/introduction/',
  '/bloating/': '/expert-advices/bloating/',
  '/acid-reflux': '/expert-advices/acid-reflux/',
  '/menopause/': '/expert-advices/menopause/',
}

const STAYS = [
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
]

test('every permanent redirect of the demo can be used', () => {
  expect(compiled.problems).toEqual([])
})

test('old addresses lead to the new ones in one hop', () => {
  const found = Object.keys(LEADS).map((from) => [from, findRedirect(compiled.redirects, from)])
  expect(Object.fromEntries(found)).toEqual(LEADS)
  expect(Object.values(LEADS).filter((to) => findRedirect(compiled.redirects, to) !== null)).toEqual([])
})

test('addresses that only look like old ones stay', () => {
  expect(STAYS.filter((path) => findRedirect(compiled.redirects, path) !== null)).toEqual([])
})
