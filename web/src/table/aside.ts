/** Passing is no accident: a button that ends something does not come to lie where the last click fell. */
import type { Attachment } from 'svelte/attachments'
import { isUnderClick } from '../parts/tooltips.svelte'
import type { Desk } from './desk.svelte'

/** When something else is asked, a button that would lie under the pointer of the last click changes places with the others. */
export function stepsAside(desk: Desk, ends: () => boolean): Attachment<HTMLElement> {
  return (element) => {
    void desk.moment
    element.style.order = ''
    if (ends() && isUnderClick(element.getBoundingClientRect())) element.style.order = '-1'
  }
}
