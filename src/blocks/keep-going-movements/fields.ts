import type { Block } from 'payload'
import { keepGoingFields } from '@/cms/fields/keep-going'

/** Movements to go on with after the programme. */
export const keepGoingMovementsBlock: Block = {
  slug: 'keepGoingMovements',
  interfaceName: 'KeepGoingMovementsBlock',
  labels: { singular: 'Keep going: movements', plural: 'Keep going: movements' },
  fields: keepGoingFields('movementGuides', 'movements'),
}
