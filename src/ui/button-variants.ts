import { cva, type VariantProps } from 'class-variance-authority'

/**
 * The variants of a button, for links and buttons alike. Use one primary button per view.
 * night: on the dark footer. quiet: for rows of buttons. round: an icon alone, with an accessible name.
 */
export const button = cva(
  'inline-flex items-center justify-center gap-2 rounded-pill text-center font-semibold leading-tight transition-colors duration-quick active:translate-y-px aria-disabled:cursor-default',
  {
    variants: {
      variant: {
        primary: 'bg-action text-text-on-action hover:bg-action-hover',
        plain: 'border-(length:--line-width) border-line-firm text-text hover:border-text hover:bg-ground-raised',
        ink: 'bg-text text-text-on-action hover:bg-text-soft',
        quiet: 'text-text hover:bg-ground-deep',
        night: 'border-(length:--line-width) border-text-on-night-soft text-text-on-night hover:bg-line-night',
      },
      size: {
        normal: 'min-h-12 px-5 py-2 sm:px-6',
        slim: 'min-h-touch px-4 py-1.5 text-sm',
        round: 'size-touch flex-none',
      },
    },
    defaultVariants: { variant: 'primary', size: 'normal' },
  },
)

export type ButtonVariants = VariantProps<typeof button>
