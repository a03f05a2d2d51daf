'use client'

import { type ComponentProps, useState } from 'react'
import { NumberInput } from '../NumberInput.client'
import { SegmentedControl } from '../SegmentedControl'

/** Examples with their own state. */

export function LiveNumberInput({
  initial,
  ...props
}: Omit<ComponentProps<typeof NumberInput>, 'value' | 'onChange'> & { initial: number }) {
  const [value, setValue] = useState(initial)
  return <NumberInput {...props} value={value} onChange={setValue} />
}

export function LiveSegmentedControl({
  label,
  options,
}: {
  label: string
  options: readonly { value: string; label: string }[]
}) {
  const [value, setValue] = useState(options[0]?.value ?? '')
  return <SegmentedControl label={label} options={options} value={value} onSelect={setValue} />
}
