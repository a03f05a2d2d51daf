import type { ReactNode } from 'react'
import { ShareButton } from '../ShareButton.client'
import { LiveSegments, LiveStepper } from './LiveChoices.client'

const servings = { words: ['serving', 'servings'], less: 'Fewer servings', more: 'More servings' } as const
const options = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }))

export const stepperExamples: Record<string, ReactNode> = {
  default: <LiveStepper {...servings} label="Servings" first={2} min={1} max={100} />,
  'at its least': <LiveStepper {...servings} label="Servings, at the least" first={1} min={1} max={100} />,
  'at its most': <LiveStepper {...servings} label="Servings, at the most" first={100} min={1} max={100} />,
}

export const segmentsExamples: Record<string, ReactNode> = {
  default: <LiveSegments label="Measures" options={options('As written', 'Metric', 'US')} />,
  two: <LiveSegments label="Nutrition of" options={options('Per serving', 'All 12 servings')} />,
}

export const shareExamples: Record<string, ReactNode> = {
  default: (
    <ShareButton title="The style guide" copied="The link is copied." failed="The link could not be copied.">
      Share
    </ShareButton>
  ),
}
