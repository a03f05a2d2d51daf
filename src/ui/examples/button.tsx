import { Heart, Printer, Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../Button'
import { ButtonLink } from '../ButtonLink'
import { LiveButton, LiveSubmit } from './Live.client'
import { LONG_TITLE, LONG_WORD } from './long-text'

const VARIANTS = ['primary', 'plain', 'ink', 'quiet'] as const
const LABELS = { primary: 'Join for free', plain: 'See the six weeks', ink: 'Send', quiet: 'Not now' } as const

const row = (more: object = {}) => (
  <div className="flex flex-wrap items-center gap-3">
    {VARIANTS.map((variant) => (
      <LiveButton key={variant} variant={variant} {...more}>
        {LABELS[variant]}
      </LiveButton>
    ))}
  </div>
)
const inState = (state: 'hover' | 'focus') => (
  <div className="flex flex-wrap items-center gap-4">
    {VARIANTS.map((variant) => (
      <span key={variant} data-show={state}>
        <Button variant={variant}>{LABELS[variant]}</Button>
      </span>
    ))}
  </div>
)

export const buttonExamples: Record<string, ReactNode> = {
  default: row(),
  hover: inState('hover'),
  focus: inState('focus'),
  disabled: row({ disabled: true }),
  busy: row({ pending: true }),
  slim: row({ size: 'slim' }),
  links: (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink href="/recipes/">To the recipes</ButtonLink>
      <ButtonLink href="/recipes/" variant="plain">
        To the recipes, quietly
      </ButtonLink>
    </div>
  ),
  icons: (
    <div className="flex flex-wrap items-center gap-3">
      <IconButton label="Search">
        <Search className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label="Print" variant="plain">
        <Printer className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label="Favorites" variant="ink">
        <Heart className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label="Close" disabled>
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  ),
  night: (
    <div className="flex flex-wrap gap-3 rounded-m bg-ground-night p-5">
      <Button variant="night">Legal</Button>
      <span data-show="hover">
        <Button variant="night">Legal, hovered</Button>
      </span>
      <span data-show="focus">
        <Button variant="night">Legal, with the focus</Button>
      </span>
    </div>
  ),
  'sending a form': <LiveSubmit />,
  longest: (
    <Button variant="plain">
      {LONG_TITLE} {LONG_WORD}
    </Button>
  ),
}
