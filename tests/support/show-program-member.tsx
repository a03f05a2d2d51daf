import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import type { Progress } from '@/features/programmes/progress'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { stubFetch } from './stub-fetch'

/** What the calls of a program respond with; a test changes it between requests. */
export type Answers = {
  me: Progress | ((slug: string) => Response | Promise<Response>)
  /** By the last part of the path; calls of other features by the whole path. */
  posts: Record<string, () => Response | Promise<Response>>
}

/**
 * Renders a part for a signed-in premium member.
 * @returns the calls of programs so far, without their queries
 */
export async function showMember(part: ReactNode, answers: Answers) {
  sessionStorage.clear()
  const calls = stubFetch((path) => {
    const { pathname } = new URL(path, window.location.href)
    if (pathname === '/api/auth/me') return Response.json({ user: aUser() })
    const [call = '', slug = ''] = pathname.split('/').reverse()
    if (call === 'me') return typeof answers.me === 'function' ? answers.me(slug) : Response.json(answers.me)
    return (answers.posts[pathname] ?? answers.posts[call])?.() ?? Response.json({})
  })
  await session.lookUp()
  await render(<WithProviders audience="premium">{part}</WithProviders>)
  const sent = () =>
    calls
      .filter(({ body, path }) => path.startsWith('/api/programmes/') && body !== undefined)
      .map(({ body, path }) => ({ call: path.split('?')[0]?.split('/').at(-1), body }))
  return { calls, sent }
}
