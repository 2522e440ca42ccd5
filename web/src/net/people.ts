/** The shapes of a player's own record and of the host's overview. */
import type { Me, SeatData, TableCard } from './wire'

export interface GameRecord {
  game: string
  played: number
  /** Shared victories count, too. */
  won: number
  shared: number
  best: number | null
  mean: number | null
}

export interface Finished {
  id: string
  game: string
  ended: number
  you: number
  seats: SeatData[]
  scores: number[]
  winners: number[]
}

export interface Profile {
  me: Me
  running: number
  records: GameRecord[]
  history: Finished[]
}

export interface Backup {
  name: string
  bytes: number
  tables: number
  at: number
}

export interface Overview {
  version: string
  compiled: boolean
  uptime: number
  live_tables: number
  sockets: number
  people: number
  stored: Record<string, number>
  memory: number
  disk: Record<string, number>
  backups: Backup[]
}

export interface HostedTable extends Pick<TableCard, 'id' | 'game' | 'status' | 'seats' | 'updated'> {
  live: boolean
  sockets: number
}
