import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { type MockResponses, mockFetch } from '../../../../tests/support/mock-fetch'
import { stubFetch } from '../../../../tests/support/stub-fetch'
import { written } from '../editor/testing/answers'
import { aComment } from '../examples/a-topic'
import { Comments } from './Comments.client'
import type { Comment, CommentsPage } from './use-comments.client'

const aPage = (posts: Comment[], own: Partial<CommentsPage> = {}): CommentsPage => ({
  posts,
  total: posts.length,
  pages: 1,
  mayWrite: false,
  rates: true,
  tries: true,
  moderation: null,
  notifications: [],
  ...own,
})

const section = page.getByRole('region', { name: /comment/i })
const button = (name: string | RegExp) => section.getByRole('button', { name })
const OPEN = 'Write a comment'

/** The section of another item in each test, since its comments outlive it. */
async function show(item: number, audience: 'visitor' | 'premium', rendered: CommentsPage) {
  await session.lookUp()
  return render(
    <WithProviders audience={audience}>
      <Comments item={item} rendered={rendered} />
    </WithProviders>,
  )
}

const asMember = (responses: MockResponses): MockResponses => ({
  '/api/auth/me': { body: { user: aUser() } },
  '/api/recipes/ratings/': { body: {} },
  ...responses,
})

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('a visitor', () => {
  test('reads the comments of the page without a call, and is asked to sign in to write', async () => {
    const asked = mockFetch({ '/api/auth/me': { body: { user: null } } })
    await show(1, 'visitor', aPage([aComment(2, { stars: 4 }), aComment(1)]))
    await expect.element(section.getByRole('heading', { name: '2 comments' })).toBeVisible()
    await expect.element(section.getByText('4 of 5')).toBeVisible()
    expect(asked.filter((path) => path.includes('comments'))).toEqual([])
    await button(OPEN).click()
    await expect.element(page.getByRole('dialog', { name: 'This feature is reserved for members' })).toBeVisible()
  })

  test('loads older comments, each once', async () => {
    const older = aPage([aComment(2), aComment(1)], { total: 3, pages: 2 })
    const asked = mockFetch({ '/api/auth/me': { body: { user: null } }, '/api/forum/comments': { body: older } })
    await show(2, 'visitor', aPage([aComment(3), aComment(2)], { total: 3, pages: 2 }))
    await button('More comments').click()
    await expect.element(section.getByText('Comment 1')).toBeVisible()
    expect(section.getByRole('article').elements()).toHaveLength(3)
    expect(asked).toContain('/api/forum/comments?item=2&page=2')
    await expect.element(button('More comments')).not.toBeInTheDocument()
  })

  test('sees who tried it, and which reactions a comment got', async () => {
    mockFetch({ '/api/auth/me': { body: { user: null } } })
    const loved = aComment(1).reactions.map((each) => (each.kind === 'love' ? { ...each, count: 3 } : each))
    await show(4, 'visitor', aPage([aComment(2, { tried: true }), aComment(1, { reactions: loved })]))
    const [tried, untried] = section.getByRole('article').elements()
    expect([tried?.textContent?.includes('Tried it'), untried?.textContent?.includes('Tried it')]).toEqual([
      true,
      false,
    ])
    await button('Love, 3').click()
    await expect.element(page.getByRole('dialog', { name: 'This feature is reserved for members' })).toBeVisible()
  })

  test('reads that there are none', async () => {
    mockFetch({ '/api/auth/me': { body: { user: null } } })
    await show(3, 'visitor', aPage([]))
    await expect.element(section).toHaveTextContent('No comments yet. Tell others how yours turned out.')
  })
})

describe('a member', () => {
  const mayWrite = { mayWrite: true }

  test('comments with stars, having tried it: it shows at once, and the focus goes back to the button', async () => {
    const answers: Record<string, () => Response> = {
      '/api/auth/me': () => Response.json({ user: aUser() }),
      '/api/recipes/ratings/': () => Response.json({}),
      '/api/forum/comments?item=11&page=1': () => Response.json(aPage([], mayWrite)),
      '/api/forum/comments': () => Response.json({ post: aComment(5, { stars: 5, tried: true }) }, { status: 201 }),
    }
    const calls = stubFetch((path) => answers[path]?.() ?? Response.json({}, { status: 404 }))
    await show(11, 'premium', aPage([]))
    await button(OPEN).click()
    await section.getByRole('textbox', { name: 'Your comment' }).fill('Very good')
    await section.getByRole('radio', { name: '5 stars' }).click({ force: true })
    await section.getByRole('checkbox', { name: 'I tried it' }).click()
    await button('Post comment').click()
    await expect.element(section.getByText('Comment 5')).toBeVisible()
    expect(calls.find(({ path }) => path === '/api/forum/comments')?.body).toEqual({
      item: 11,
      body: written('Very good'),
      stars: 5,
      tried: true,
    })
    await expect.element(section.getByRole('heading', { name: '1 comment' })).toBeVisible()
    await expect.element(section.getByRole('status')).toHaveTextContent('Your comment is posted.')
    await expect.element(button(OPEN)).toHaveFocus()
  })

  test('has nothing to try or rate below an article', async () => {
    mockFetch(asMember({ '/api/forum/comments': { body: aPage([], { ...mayWrite, rates: false, tries: false }) } }))
    await show(18, 'premium', aPage([], { rates: false, tries: false }))
    await button('Write a comment').click()
    await expect.element(section.getByRole('textbox', { name: 'Your comment' })).toBeVisible()
    expect(section.getByRole('checkbox').elements()).toEqual([])
    expect(section.getByRole('radio').elements()).toEqual([])
  })

  test('finds a comment that was not posted again, on the same device', async () => {
    mockFetch(asMember({ '/api/forum/comments': { body: aPage([], mayWrite) } }))
    await show(19, 'premium', aPage([]))
    await button(OPEN).click()
    await section.getByRole('textbox', { name: 'Your comment' }).fill('Half a thought')
    await expect.element(section.getByText('Draft saved on this device')).toBeVisible()
    await button('Cancel').click()
    await button(OPEN).click()
    await expect.element(section.getByRole('textbox', { name: 'Your comment' })).toHaveTextContent('Half a thought')
    await button('Discard draft').click()
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('keeps what was typed when it cannot be posted, and is told why', async () => {
    const responses = asMember({ '/api/forum/comments': { body: aPage([], mayWrite) } })
    mockFetch(responses)
    await show(12, 'premium', aPage([]))
    await button(OPEN).click()
    const field = section.getByRole('textbox', { name: 'Your comment' })
    await button('Post comment').click()
    await expect.element(field).toHaveAccessibleDescription('Write something first.')
    await field.fill('Very good')
    const error = { code: 'conflict', message: 'You have just posted this.' }
    responses['/api/forum/comments'] = { status: 409, body: { error } }
    await button('Post comment').click()
    await expect.element(section.getByRole('alert')).toHaveTextContent('You have just posted this.')
    await expect.element(field).toHaveTextContent('Very good')
  })

  test('is told that a comment waits for approval, and can delete it', async () => {
    const responses = asMember({ '/api/forum/comments': { body: aPage([], mayWrite) } })
    mockFetch(responses)
    await show(13, 'premium', aPage([]))
    await button(OPEN).click()
    await section.getByRole('textbox', { name: 'Your comment' }).fill('A miracle')
    // One response for both: the comment is posted, then all are asked for again.
    const held = aPage([aComment(7, { state: 'held', position: null, own: true, mayEdit: true })], {
      ...mayWrite,
      total: 0,
    })
    responses['/api/forum/comments'] = { status: 202, body: { ...held, post: { id: 7 } } }
    await button('Post comment').click()
    await expect.element(section.getByRole('status')).toHaveTextContent('when a moderator has approved it')
    await expect.element(section.getByText('Waits for approval. Only you can see it.')).toBeVisible()
    expect(
      section
        .getByRole('article')
        .getByRole('button', { name: /Love|Report/ })
        .elements(),
    ).toEqual([])
    await button('Delete').click()
    responses['/api/forum/posts/7'] = { body: { ok: true } }
    await button('Yes, delete').click()
    await expect.element(section.getByText('Waits for approval.')).not.toBeInTheDocument()
  })

  test('reacts to a comment, and a reaction that is not saved is taken back', async () => {
    const reactions = aComment(8).reactions.map((each) =>
      each.kind === 'thanks' ? { ...each, count: 1, mine: true } : each,
    )
    const responses = asMember({
      '/api/forum/comments': { body: aPage([aComment(8)], mayWrite) },
      '/api/forum/posts/8/reactions': 'offline',
    })
    mockFetch(responses)
    await show(14, 'premium', aPage([aComment(8)]))
    await button('Thanks, 0').click()
    await expect.element(page.getByText('The site cannot be reached. Please try again.')).toBeVisible()
    await expect.element(button('Thanks, 0')).toHaveAttribute('aria-pressed', 'false')
    responses['/api/forum/posts/8/reactions'] = { body: { reactions } }
    await button('Thanks, 0').click()
    await expect.element(button('Thanks, 1')).toHaveAttribute('aria-pressed', 'true')
  })

  test('deletes an own comment after a question, which leaves a mark, and reports those of others', async () => {
    const own = aComment(9, { mayEdit: true, own: true, stars: 4, author: { ...aComment(9).author, name: 'Ben' } })
    const responses = asMember({
      '/api/forum/comments': { body: aPage([own, aComment(10)], mayWrite) },
      '/api/forum/posts/9': { body: { ok: true } },
      '/api/forum/posts/10/report': { body: { reported: true } },
    })
    const asked = mockFetch(responses)
    await show(15, 'premium', aPage([aComment(10)]))
    await button('Delete').click()
    expect(asked).not.toContain('/api/forum/posts/9')
    await button('Yes, delete').click()
    const mark = section.getByRole('article', { name: 'Comment by Ben' })
    await expect.element(mark).toHaveTextContent('This comment was deleted.')
    await expect.element(section.getByRole('heading', { name: '1 comment' })).toBeVisible()
    expect(mark.getByRole('button', { name: /Edit|Delete|Love/ }).elements()).toEqual([])
    await expect.element(mark).not.toHaveTextContent('4 of 5')
    await expect.element(section.getByText('Comment 10')).toBeVisible()
    await button('Report').click()
    const dialog = page.getByRole('dialog', { name: 'Report this comment' })
    await dialog.getByRole('radio', { name: 'Unkind' }).click()
    await dialog.getByRole('button', { name: 'Report' }).click()
    await expect.element(page.getByText('Thank you. The moderators will look at it.')).toBeVisible()
    expect(asked).toContain('/api/forum/posts/10/report')
  })

  test('changes an own comment; its stars and its mark stay, and what it said before can be read', async () => {
    const own = aComment(21, { mayEdit: true, own: true, stars: 4, tried: true })
    const { stars: _stars, tried: _tried, ...post } = own
    const changed = { ...post, body: written('Before'), html: '<p>Changed</p>', editedAt: '2026-11-21T08:00:00.000Z' }
    const responses = asMember({
      '/api/forum/comments': { body: aPage([own], mayWrite) },
      '/api/forum/posts/21': { body: { post: changed } },
      '/api/forum/posts/21/edits': {
        body: { author: post.author, edits: [{ html: '<p>Before</p>', replacedAt: null }] },
      },
    })
    mockFetch(responses)
    await show(17, 'premium', aPage([]))
    await button('Edit').click()
    await button('Save changes').click()
    await expect.element(section.getByText('Changed')).toBeVisible()
    await expect.element(section.getByText('4 of 5')).toBeVisible()
    await expect.element(section.getByText('Tried it', { exact: true })).toBeVisible()
    await expect.element(button('Save changes')).not.toBeInTheDocument()
    await button('edited').click()
    await expect.element(page.getByRole('dialog', { name: 'History of this post' })).toHaveTextContent('Before')
  })

  test('uses it all by keyboard', async () => {
    mockFetch(asMember({ '/api/forum/comments': { body: aPage([], mayWrite) } }))
    await show(16, 'premium', aPage([]))
    ;(button(OPEN).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(section.getByRole('textbox', { name: 'Your comment' })).toHaveFocus()
    await button('Cancel').click()
    await expect.element(button(OPEN)).toHaveFocus()
  })
})

describe('a moderator', () => {
  const moderation = { topic: 40, locked: false }
  const action = (name: string) => page.getByRole('menuitem', { name })
  const dialog = page.getByRole('dialog')

  /** @param comments after so many actions @returns the actions so far */
  function answerMember(comments: (done: number) => CommentsPage) {
    const calls = stubFetch((path) => {
      if (path === '/api/auth/me') return Response.json({ user: aUser() })
      return Response.json(path === '/api/forum/moderate' ? { changed: true } : comments(sent().length))
    })
    const sent = () => calls.filter(({ path }) => path === '/api/forum/moderate').map(({ body }) => body)
    return sent
  }

  test('hides a comment and shows it again, each with a reason', async () => {
    const answer = (state?: 'hidden') => aPage([aComment(31, { state })], { mayWrite: true, moderation })
    const sent = answerMember((done) => answer(done === 1 ? 'hidden' : undefined))
    await show(41, 'premium', aPage([aComment(31)]))
    await button('Moderate this comment').click()
    expect(page.getByRole('menuitem').elements()).toHaveLength(1)
    await action('Hide').click()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Unkind')
    await dialog.getByRole('button', { name: 'Hide' }).click()
    await expect.element(section.getByText('Hidden. Only its author and moderators can see it.')).toBeVisible()
    await button('Moderate this comment').click()
    await action('Show again').click()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A misunderstanding')
    await dialog.getByRole('button', { name: 'Show' }).click()
    await expect.element(section.getByText('Hidden.')).not.toBeInTheDocument()
    expect(sent()).toEqual([
      { action: 'hide', target: { post: 31 }, reason: 'Unkind' },
      { action: 'show', target: { post: 31 }, reason: 'A misunderstanding' },
    ])
  })

  test('locks the comments of the item, and reads that they are locked', async () => {
    const sent = answerMember((done) =>
      aPage([aComment(32)], { mayWrite: true, moderation: { ...moderation, locked: done > 0 } }),
    )
    await show(42, 'premium', aPage([aComment(32)]))
    await button('Moderate the comments').click()
    await action('Lock').click()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Enough')
    await dialog.getByRole('button', { name: 'Lock' }).click()
    await expect.element(section).toHaveTextContent('The comments are locked: only moderators can write here.')
    expect(sent()).toEqual([{ action: 'lock', target: { topic: 40 }, reason: 'Enough' }])
    await button('Moderate the comments').click()
    await expect.element(action('Unlock')).toBeVisible()
  })

  test('alone has these menus', async () => {
    mockFetch(asMember({ '/api/forum/comments': { body: aPage([aComment(33)], { mayWrite: true }) } }))
    await show(43, 'premium', aPage([aComment(33)]))
    await expect.element(button('Report')).toBeVisible()
    expect(section.getByRole('button', { name: /Moderate/ }).elements()).toEqual([])
  })
})
