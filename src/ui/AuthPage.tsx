import type { ComponentProps, ReactNode } from 'react'
import { Picture } from './Picture'

type Props = {
  title: string
  /** Beside the card on wide screens, below it on small ones. */
  picture?: ComponentProps<typeof Picture>['image']
  light?: 'morning' | 'dusk'
  /** A card of its own, such as a form, beside the title and the children: they are then on the light itself. */
  card?: ReactNode
  /** What follows the children where the card is beside them; on small screens the card comes first, but for thumbnails. */
  below?: ReactNode
  children: ReactNode
}

/** A page with one task, such as signing in: a paper card on a light, dusk unless set. Renders a `section`. */
export function AuthPage({ below, card, children, light = 'dusk', picture, title }: Props) {
  return (
    <section className="auth-page" data-light={light} data-picture={picture ? '' : undefined}>
      {!picture && <div className="window-light" aria-hidden="true" />}
      {card ? (
        <div className="auth-page-columns wrap">
          <div className="grid gap-3 md:gap-5">
            <h1 className="type-h1">{title}</h1>
            {children}
          </div>
          <div className="auth-page-card paper-card grid gap-5">{card}</div>
          {below && <div className="auth-page-below grid gap-5">{below}</div>}
        </div>
      ) : (
        <div className="wrap">
          <div className="auth-page-card paper-card grid gap-5">
            <h1 className="text-title">{title}</h1>
            {children}
          </div>
        </div>
      )}
      {picture && <Picture className="auth-page-picture" image={picture} sizes="100vw" />}
    </section>
  )
}
