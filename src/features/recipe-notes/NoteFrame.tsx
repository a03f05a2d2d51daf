import type { ReactNode } from 'react'
import { Skeleton } from '@/ui/Skeleton'

/** The part of a recipe's page with the member's note. Renders a `section`. */
export function NoteFrame({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    // Receives the focus when a focused control is removed.
    <section className="recipe-note outline-none" aria-labelledby="note" aria-busy={busy} tabIndex={-1}>
      <h2 className="type-h4" id="note">
        Your note
      </h2>
      {children}
    </section>
  )
}

/** The space of the note while it loads. */
export function NoteLoading() {
  return (
    <>
      <Skeleton />
      <span className="sr-only">Your note is loading.</span>
    </>
  )
}
