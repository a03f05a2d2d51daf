'use client'

import { BARE_STYLE } from '@/server/error-page'

/** Replaces the document when even the layout fails, so it uses no other component. */
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
          <p>This is our mistake. Please try again in a moment.</p>
          <p>
            <a href="/">Go to the home page</a>
          </p>
        </main>
      </body>
    </html>
  )
}
