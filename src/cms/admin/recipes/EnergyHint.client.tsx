'use client'

import { useFormFields } from '@payloadcms/ui'
import { energyHint } from '@/rules/recipes/energy'

/** Below the nutrition values: warns when the energy is far from the sum of protein, carbohydrate and fat. */
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
