import { z } from 'zod'

const MESSAGE = 'Use a whole number.'

/** A whole number in a JSON body. */
export const wholeNumber = z.number(MESSAGE).int(MESSAGE)

/** A whole number in a query string. */
export const wholeNumberParam = z.coerce.number(MESSAGE).int(MESSAGE)

/** A whole number of 0 or more, such as a version, in a JSON body. */
export const count = wholeNumber.min(0, MESSAGE)

/** The id of a row, or the databaseId of an item, in a JSON body. */
export const databaseId = wholeNumber.min(1, MESSAGE)

/** The same in a query string. */
export const databaseIdParam = wholeNumberParam.min(1, MESSAGE)
