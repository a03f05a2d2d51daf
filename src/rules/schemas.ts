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

/** The largest id of a row in both databases. */
export const MAX_ROW_ID = 2_147_483_647

/** The id of a row in an address or a body: one that a database cannot hold is refused before it is asked. */
export const rowIdParam = databaseIdParam.max(MAX_ROW_ID, MESSAGE)
