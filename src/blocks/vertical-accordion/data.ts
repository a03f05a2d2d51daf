/** What the loader finds for a vertical accordion: the HTML of each panel, in order. */
export type VerticalAccordionData = { texts: string[] }
