/** Id of the datalist that all unit fields of a form share. */
export const UNITS_LIST = 'ebs-units'
