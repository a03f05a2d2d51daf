'use client'

import { type ComponentProps, useState } from 'react'
import { Segments } from '../Segments'
import { Stepper } from '../Stepper.client'

/** Choices that keep their own state, as examples. */

export function LiveStepper({
  first,
  ...stepper
}: Omit<ComponentProps<typeof Stepper>, 'value' | 'onChange'> & { first: number }) {
  const [value, setValue] = useState(first)
  return <Stepper {...stepper} value={value} onChange={setValue} />
}

export function LiveSegments({
  label,
  options,
}: {
  label: string
  options: readonly { value: string; label: string }[]
}) {
  const [value, setValue] = useState(options[0]?.value ?? '')
  return <Segments label={label} options={options} value={value} onChoose={setValue} />
}
