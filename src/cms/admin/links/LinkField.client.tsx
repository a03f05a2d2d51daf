'use client'

import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useConfig, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientProps } from 'payload'
import { linkReference } from '@/rules/links/reference'
import { ChosenLink } from './ChosenLink.client'
import { LinkSearch } from './LinkSearch.client'
import { useLinkState } from './use-link-state.client'

/**
 * Where a button or a menu entry leads: an item, page or picture that is searched and chosen, which the link then
 * follows, or a typed address. Says below it when the target is missing.
 */
export function LinkField({ field, path: given, readOnly }: TextFieldClientProps) {
  const { disabled, path, setValue, showError, value } = useField<string>({ potentiallyStalePath: given })
  const { config } = useConfig()
  const id = `field-${path.replaceAll('.', '__')}`
  const link = value ?? ''
  const state = useLinkState(link)
  const reference = linkReference(link)
  const parts = { id, disabled: Boolean(readOnly) || disabled, onChange: setValue }
  return (
    <div
      className={[fieldBaseClass, 'text', 'ebs-link-field', showError && 'error'].filter(Boolean).join(' ')}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        {reference ? (
          <ChosenLink {...parts} reference={reference} target={state?.target ?? null} />
        ) : (
          <LinkSearch {...parts} api={config.routes.api} name={path} link={link} />
        )}
      </div>
      <span className="ebs-hint" role="status">
        {state?.problem}
      </span>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
