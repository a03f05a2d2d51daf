'use client'

import { BARE_STYLE } from '@/server/error-page'

/** The last page, when even the layout failed. It needs nothing that could fail again. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
        <style>{BARE_STYLE}</style>
        <main>
          <p className="status" aria-hidden="true">
            500
          </p>
          <h1>Something went wrong</h1>
          <p>It is our fault, and it has been noted. Please try again in a moment.</p>
          <p>
            <a href="/">To the front page</a>
          </p>
        </main>
      </body>
    </html>
  )
}
