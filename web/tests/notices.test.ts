// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { link, Refused } from '../src/net/api'
import type { ChatLine } from '../src/net/wire'
import { notices } from '../src/state/notices.svelte'
import { saidByOthers } from '../src/table/unread'

it('says that the server cannot be reached no longer than it is true', () => {
  notices.refused(new Refused({ type: '', title: '', status: 0, detail: '' }))
  notices.refused(new Refused({ type: '', title: '', status: 409, detail: 'Not now.' }))
  expect(notices.toasts).toHaveLength(2)
  link.reached()
  expect(notices.toasts.map((toast) => toast.text)).toEqual(['Not now.'])
})

it('counts as unread what others said, not what the table tells', () => {
  const line = (seat: number | null, what: ChatLine['what']): ChatLine => ({
    id: 1,
    name: '',
    seat,
    text: '',
    at: 0,
    ...(what ? { what } : {}),
  })
  const chat = [line(0, 'said'), line(1, 'said'), line(1, undefined), line(null, 'said'), line(1, 'back')]
  expect(saidByOthers({ chat, you: 0 })).toBe(3)
})
