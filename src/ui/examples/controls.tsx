import type { ReactNode } from 'react'
import { ShareButton } from '../ShareButton.client'
import { LiveNumberInput, LiveSegmentedControl } from './LiveControls.client'

const servings = {
  unitNames: ['serving', 'servings'],
  decreaseLabel: 'Fewer servings',
  increaseLabel: 'More servings',
} as const
const options = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }))

export const numberInputExamples: Record<string, ReactNode> = {
  default: <LiveNumberInput {...servings} label="Servings" initial={2} min={1} max={100} />,
  'at its minimum': <LiveNumberInput {...servings} label="Servings, at the minimum" initial={1} min={1} max={100} />,
  'at its maximum': <LiveNumberInput {...servings} label="Servings, at the maximum" initial={100} min={1} max={100} />,
}

export const segmentedControlExamples: Record<string, ReactNode> = {
  default: <LiveSegmentedControl label="Measures" options={options('As written', 'Metric', 'US')} />,
  two: <LiveSegmentedControl label="Nutrition of" options={options('Per serving', 'All 12 servings')} />,
}

export const shareExamples: Record<string, ReactNode> = {
  default: (
    <ShareButton
      title="The style guide"
      copiedMessage="The link is copied."
      failedMessage="The link could not be copied."
    >
      Share
    </ShareButton>
  ),
}
