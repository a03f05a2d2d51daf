import type { ReactNode } from 'react'
import { TextLink } from '../TextLink'
import { LONG_TITLE } from './long-text'

export const linkExamples: Record<string, ReactNode> = {
  default: <TextLink href="/recipes/">All recipes</TextLink>,
  'with an arrow': (
    <TextLink href="/recipes/" arrow>
      All recipes, and more of them
    </TextLink>
  ),
  focus: (
    <span data-show="focus">
      <TextLink href="/recipes/">With the focus</TextLink>
    </span>
  ),
  'in a text': (
    <p>
      Put the scale in a cupboard, and read{' '}
      <a className="inline-link" href="/the-ebs-method/">
        how the six weeks begin
      </a>
      .
    </p>
  ),
  longest: (
    <TextLink href="/recipes/" arrow>
      {LONG_TITLE}
    </TextLink>
  ),
}
