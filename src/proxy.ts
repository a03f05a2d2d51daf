import { type NextRequest, NextResponse } from 'next/server'
import { readToken, SESSION_COOKIE, signingKey } from '@/features/session/token'
import { shared } from '@/server/shared'
import { secret } from '@/server/signing-secret'

/**
 * Leads a page request that carries a session cookie to the pages of its audience; garbage
 * in the cookie gets the visitors' pages. Sets no cookies: pages are cached. DESIGN 4.2, 10.
 */
export async function proxy(request: NextRequest) {
  // The server has verified the token already, and says so where no browser can reach.
  const known = shared().server?.render.getStore()?.audience
  const claims = known ? null : await readToken(request.cookies.get(SESSION_COOKIE)?.value, signingKey(secret()))
  const url = request.nextUrl.clone()
  url.pathname = `/~page/${known ?? claims?.audience ?? 'visitor'}${url.pathname}`
  return NextResponse.rewrite(url)
}

// Next reads this literally: no constants here.
export const config = {
  matcher: [
    {
      source: '/:path*',
      has: [
        { type: 'header', key: 'x-ebs-page' },
        { type: 'cookie', key: 'ebs-token' },
      ],
    },
  ],
}
