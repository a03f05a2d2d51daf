import type { DateField } from 'payload'

/** The first day of the first of the movement weeks. */
export const rotationStartField: DateField = {
  name: 'weekRotationStartDate',
  type: 'date',
  label: 'The rotation starts on',
  admin: {
    date: { pickerAppearance: 'dayOnly', displayFormat: 'EEEE, d MMMM yyyy' },
    description:
      'The first of the movement weeks shows from this day on, then the next one every seven days, over and over. Choose a Monday. After two years, and without a date, it is the first one always.',
  },
}
