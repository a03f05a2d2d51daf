'use client'

import { useFormFields } from '@payloadcms/ui'
import { energyHint } from '@/rules/recipes/energy'

/** Below the numbers: says when the energy is far from what protein, carbohydrate and fat come to. */
export function EnergyHint() {
  const hint = useFormFields(([fields]) =>
    energyHint({
      nutritionKcal: fields.nutritionKcal?.value,
      nutritionProtein: fields.nutritionProtein?.value,
      nutritionCarbohydrate: fields.nutritionCarbohydrate?.value,
      nutritionFat: fields.nutritionFat?.value,
      nutritionFiber: fields.nutritionFiber?.value,
    }),
  )
  return (
    <p className="ebs-hint" role="status">
      {hint}
    </p>
  )
}
