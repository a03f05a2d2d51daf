/** The texts of programs; those that name a failure are followed by its reason. */
export const PROGRAMME_TEXTS = {
  failed: 'Your program could not be loaded.',
  notInPlan: 'This program is not in your plan.',
  missing: 'There is no program here at the moment.',
  stepFailed: (title: string) => `“${title}” was not saved.`,
  pause: 'Your program was not paused.',
  resume: 'Your program was not resumed.',
  mode: 'Your choice was not saved.',
  open: 'The weeks were not opened.',
  calendar: 'The address was not changed.',
} as const
