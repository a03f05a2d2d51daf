import { expect, test, vi } from 'vitest'
import { AppError } from '@/rules/app-error'
import { CommentsSection } from './CommentsSection'

const listComments = vi.hoisted(() => vi.fn())
vi.mock('../comments.server', () => ({ listComments }))

const section = () => CommentsSection({ audience: 'free', item: 7 })

test('the first page is read for the audience, with no account', async () => {
  const page = { posts: [], total: 0, pages: 1, mayWrite: false, rates: true, moderation: null }
  listComments.mockResolvedValue(page)
  expect((await section())?.props).toEqual({ item: 7, rendered: page })
  expect(listComments).toHaveBeenCalledWith({ audience: 'free', account: null }, { item: 7, page: 1 })
})

test('there is no section where the comments are hidden, and any other failure is one of the page', async () => {
  listComments.mockRejectedValue(new AppError('not_found', 'There are no comments here.'))
  expect(await section()).toBeNull()
  listComments.mockRejectedValue(new Error('The database is down.'))
  await expect(section()).rejects.toThrow('The database is down.')
})
