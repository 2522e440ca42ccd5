/** One drawing of 512 by 512, in one colour. */
export interface IconData {
  name: string
  /** The paths, as markup. */
  body: string
  /** The side of its square, where it is not 512. */
  side?: number
}
