/** Lines of partition: the upper edge of a card's band says its type without colour. 200 by 9 units. */
export type Partition = 'plain' | 'dancetty' | 'wavy' | 'engrailed' | 'embattled' | 'raguly'

export const EDGES: Record<Partition, string> = {
  plain: '',
  dancetty: `M0 9${'l4 -8l4 8'.repeat(25)}Z`,
  wavy: `M0 5${'q4 -7 8 0t8 0'.repeat(13)}V9H0Z`,
  engrailed: `M0 9V2${'q5 8 10 0'.repeat(20)}V9Z`,
  embattled: `M0 9${'V3h5V7h5'.repeat(20)}V9Z`,
  raguly: `M0 9${'V6l5 -5v5h5'.repeat(20)}V9Z`,
}
