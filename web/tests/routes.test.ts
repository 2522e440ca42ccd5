import { expect, it } from 'vitest'
import { routeOf } from '../src/router/routes'

it.each([
  ['/', { page: 'home' }],
  ['/new/dominion', { page: 'new', game: 'dominion' }],
  ['/table/x7kd', { page: 'table', id: 'x7kd' }],
  ['/replay/x7kd/', { page: 'replay', id: 'x7kd' }],
  ['/rules/wonderful_kingdom', { page: 'rules', game: 'wonderful_kingdom' }],
  ['/rules', { page: 'rules', game: 'paladins' }],
  ['/cards/dominion', { page: 'cards', game: 'dominion' }],
  ['/cards', { page: 'cards', game: 'paladins' }],
  ['/new', { page: 'new', game: 'paladins' }],
  ['/settings', { page: 'settings' }],
  ['/table', { page: 'missing' }],
  ['/table/a/b', { page: 'missing' }],
  ['/%E0%A4%A', { page: 'missing' }],
])('%s', (path, route) => expect(routeOf(path, 'paladins')).toEqual(route))
