import { Heart, Printer, Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../Button'
import { ButtonLink } from '../ButtonLink'
import { LiveButton, LiveSubmit } from './Live.client'
import { LONG_TITLE, LONG_WORD } from './words'

const LOOKS = ['primary', 'plain', 'ink', 'quiet'] as const
const NAMES = { primary: 'Join for free', plain: 'See the six weeks', ink: 'Send', quiet: 'Not now' } as const

const row = (more: object = {}) => (
  <div className="flex flex-wrap items-center gap-3">
    {LOOKS.map((look) => (
      <LiveButton key={look} look={look} {...more}>
        {NAMES[look]}
      </LiveButton>
    ))}
  </div>
)
const shown = (state: 'hover' | 'focus') => (
  <div className="flex flex-wrap items-center gap-4">
    {LOOKS.map((look) => (
      <span key={look} data-show={state}>
        <Button look={look}>{NAMES[look]}</Button>
      </span>
    ))}
  </div>
)

export const buttonExamples: Record<string, ReactNode> = {
  default: row(),
  hover: shown('hover'),
  focus: shown('focus'),
  disabled: row({ disabled: true }),
  busy: row({ pending: true }),
  slim: row({ size: 'slim' }),
  links: (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink href="/recipes/">To the recipes</ButtonLink>
      <ButtonLink href="/recipes/" look="plain">
        To the recipes, quietly
      </ButtonLink>
    </div>
  ),
  icons: (
    <div className="flex flex-wrap items-center gap-3">
      <IconButton label="Search">
        <Search className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label="Print" look="plain">
        <Printer className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label="Favorites" look="ink">
        <Heart className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label="Close" disabled>
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  ),
  night: (
    <div className="flex flex-wrap gap-3 rounded-m bg-ground-night p-5">
      <Button look="night">Legal</Button>
      <span data-show="hover">
        <Button look="night">Legal, pointed at</Button>
      </span>
      <span data-show="focus">
        <Button look="night">Legal, with the focus</Button>
      </span>
    </div>
  ),
  'sending a form': <LiveSubmit />,
  longest: (
    <Button look="plain">
      {LONG_TITLE} {LONG_WORD}
    </Button>
  ),
}
