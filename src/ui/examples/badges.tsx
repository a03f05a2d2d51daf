import type { ReactNode } from 'react'
import { Avatar } from '../Avatar'
import { Badge } from '../Badge'
import { CheckIcon } from '../CheckIcon'
import { FactLine } from '../FactLine'
import { LockOverlay, LockPill } from '../LockPill'
import { Picture } from '../Picture'
import { exampleImage } from './image'
import { LiveFavoriteToggle } from './Live.client'
import { LONG_TITLE, LONG_WORD } from './long-text'

const picture = <Picture className="aspect-4/3 w-full rounded-l object-cover" image={exampleImage} sizes="18rem" />

export const badgeExamples: Record<string, ReactNode> = {
  plain: <Badge>Vegan</Badge>,
  watched: <Badge variant="done">Watched</Badge>,
  'most popular': <Badge variant="sun">MOST POPULAR</Badge>,
  raised: (
    <span className="inline-block rounded-m bg-light-background p-4">
      <Badge variant="raised">New</Badge>
    </span>
  ),
  longest: <Badge>{LONG_TITLE}</Badge>,
}

const facts = ['Edie Hall', 'November 27, 2026', '3 min read']

export const factLineExamples: Record<string, ReactNode> = {
  'on one line': <FactLine facts={facts} />,
  wrapped: <FactLine className="max-w-44" facts={facts} />,
  longest: <FactLine facts={[LONG_TITLE, ...facts]} />,
}

export const lockExamples: Record<string, ReactNode> = {
  'join now': <LockPill href="/memberships/">Join Now</LockPill>,
  'join us': <LockPill href="/memberships/">Join us for full content</LockPill>,
  'without a link': <LockPill>For members</LockPill>,
  'with more text for screen readers': (
    <LockPill href="/memberships/" screenReaderText="to read Green coconut curry">
      Join Now
    </LockPill>
  ),
  focus: (
    <span data-show="focus">
      <LockPill href="/memberships/">Join Now, with the focus</LockPill>
    </span>
  ),
  'on a picture': (
    <div className="max-w-xs">
      <LockOverlay pill={<LockPill href="/memberships/">Join Now for this one</LockPill>}>{picture}</LockOverlay>
    </div>
  ),
  longest: (
    <div className="max-w-xs">
      <LockOverlay pill={<LockPill>{LONG_TITLE}</LockPill>}>{picture}</LockOverlay>
    </div>
  ),
}

export const favoriteExamples: Record<string, ReactNode> = {
  'not a favorite': <LiveFavoriteToggle favorited={false} label="Add to favorites: Ginger noodle broth" />,
  favorite: <LiveFavoriteToggle favorited label="Add to favorites: Lemon and soft-herb bowl" />,
  focus: (
    <span className="inline-block" data-show="focus">
      <LiveFavoriteToggle favorited={false} label="Add to favorites: Roast carrots" />
    </span>
  ),
  'on a picture': (
    <div className="relative max-w-xs">
      {picture}
      <span className="absolute end-2 top-2">
        <LiveFavoriteToggle favorited label="Add to favorites: The laid table" />
      </span>
    </div>
  ),
}

export const checkIconExamples: Record<string, ReactNode> = {
  yes: <CheckIcon checked />,
  no: <CheckIcon checked={false} />,
  'custom labels': <CheckIcon checked labels={{ checked: 'Included in Premium', no: 'Not included in Premium' }} />,
}

export const avatarExamples: Record<string, ReactNode> = {
  initials: (
    <div className="flex items-center gap-3">
      <Avatar name="Clara Winter" />
      <span>Clara Winter</span>
    </div>
  ),
  picture: (
    <div className="flex items-center gap-3">
      <Avatar name="Table" imageUrl={exampleImage.url} />
      <span>A picture</span>
    </div>
  ),
  sizes: (
    <div className="flex items-center gap-3" data-light="dusk">
      <Avatar name="Ada" size="small" />
      <Avatar name="Bo Ek" />
      <Avatar name={`Jean ${LONG_WORD}`} size="large" />
      <span>Ada, Bo and Jean</span>
    </div>
  ),
  empty: (
    <div className="flex items-center gap-3">
      <Avatar name="" />
      <span>No one yet</span>
    </div>
  ),
}
