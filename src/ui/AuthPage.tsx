import type { ComponentProps, ReactNode } from 'react'
import { Picture } from './Picture'

type Props = {
  title: string
  /** Beside the card on wide screens, below it on small ones. */
  picture?: ComponentProps<typeof Picture>['image']
  light?: 'morning' | 'dusk'
  children: ReactNode
}

/** A page with one task, such as signing in: a paper card on a light, dusk unless set. Renders a `section`. */
export function AuthPage({ children, light = 'dusk', picture, title }: Props) {
  return (
    <section className="auth-page" data-light={light} data-picture={picture ? '' : undefined}>
      {!picture && <div className="window-light" aria-hidden="true" />}
      <div className="wrap">
        <div className="auth-page-card paper-card grid gap-5">
          <h1 className="text-title">{title}</h1>
          {children}
        </div>
      </div>
      {picture && <Picture className="auth-page-picture" image={picture} sizes="100vw" />}
    </section>
  )
}
