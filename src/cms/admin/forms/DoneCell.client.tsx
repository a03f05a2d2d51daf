'use client'

import type { DefaultCellComponentProps } from 'payload'

/** In the list of submissions: whether one is done. */
export const DoneCell = ({ cellData }: DefaultCellComponentProps) => (cellData === true ? 'Done' : 'Open')
