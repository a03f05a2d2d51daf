import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { describedBy, FieldFrame, type FieldText } from './FieldFrame'

type NativeProps = Omit<ComponentProps<'select'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid' | 'children'>
type Props = NativeProps &
  FieldText & { name: string; options: readonly { value: string; label: string; disabled?: boolean }[] }

/** A native drop-down with its label and messages. Renders a `div` with a native `select`. */
export function Select({ error, hint, label, options, ...nativeProps }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select {...nativeProps} className="field" id={id} {...describedBy(id, { error, hint })}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute end-4 size-5 self-center text-text-quiet"
        aria-hidden="true"
      />
    </FieldFrame>
  )
}
