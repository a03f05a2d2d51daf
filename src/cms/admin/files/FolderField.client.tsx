'use client'

import { FieldDescription, FieldLabel, fieldBaseClass, useConfig, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useId, useState } from 'react'
import { type Folder, fetchFolders } from '../pictures/pictures-api'

/** The folder of a picture: one that there is, or a new name. */
export function FolderField({ field, path: given, readOnly }: TextFieldClientProps) {
  const { disabled, path, setValue, value } = useField<string>({ potentiallyStalePath: given })
  const { config } = useConfig()
  const choices = useId()
  const [folders, setFolders] = useState<readonly Folder[]>([])
  useEffect(() => {
    let current = true
    fetchFolders(config.routes.api).then((found) => {
      if (current && found) setFolders(found)
    })
    return () => {
      current = false
    }
  }, [config.routes.api])
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className={`${fieldBaseClass} text`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className={`${fieldBaseClass}__wrap`}>
        <input
          id={id}
          type="text"
          name={path}
          list={choices}
          autoComplete="off"
          maxLength={field.maxLength}
          disabled={Boolean(readOnly) || disabled}
          value={value ?? ''}
          onChange={({ target }) => setValue(target.value)}
        />
        <datalist id={choices}>
          {folders.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
