/** The shape of the food lists for members. */
export interface DemoFoodGroup {
  title: string
  introduction: string
  /** One food a line, as an editor would type them. A food may end in an asterisk, which `asterisk` explains. */
  lists: { subtitle?: string; list: string }[]
  asterisk?: string
}

/** One color: what it stands for, and its groups. */
export interface DemoFoodColor {
  introduction: string
  /** Name of a picture in demo/media/pictures. */
  image: string
  lists: DemoFoodGroup[]
}
