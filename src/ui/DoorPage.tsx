import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode }

/** A page with one thing to do: a slip of paper in the morning light. Renders a `section`. */
export function DoorPage({ children, title }: Props) {
  return (
    <section className="band grid min-h-hero content-center pt-header pb-9" data-light="morning">
      <div className="window-light" aria-hidden="true" />
      <div className="wrap">
        <div className="slip mx-auto grid max-w-md gap-5">
          <h1 className="type-h2">{title}</h1>
          {children}
        </div>
      </div>
    </section>
  )
}
