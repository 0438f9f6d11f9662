import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'

/** The folder for what tests write and throw away: in memory if there is room, so that nothing waits for a disk, else on it. */
export async function roomInMemory(leastBytes: number): Promise<string> {
  const room = await statfs(IN_MEMORY).catch(() => null)
  return room && room.bavail * room.bsize > leastBytes ? IN_MEMORY : tmpdir()
}
