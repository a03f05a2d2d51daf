/** The id of the one list of units that every unit field of a form offers. */
export const UNITS_LIST = 'ebs-units'
