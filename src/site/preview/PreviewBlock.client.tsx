'use client'

import { Fragment, type FragmentInstance, type ReactNode, useCallback, useContext } from 'react'
import { RegisterBlockContext } from './preview-blocks'

type Props = { id: string; children: ReactNode }

/** Is around a block in a preview. It adds no element, so that the page looks as it will when it is published. */
export function PreviewBlock({ id, children }: Props) {
  const register = useContext(RegisterBlockContext)
  const ref = useCallback(
    (block: FragmentInstance | null) => (block && register ? register(id, block) : undefined),
    [id, register],
  )
  return <Fragment ref={ref}>{children}</Fragment>
}
