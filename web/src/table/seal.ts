/** The proof that the shuffles were fixed before the first choice: the digest of the seed, published at the start. */
export async function digestOf(seed: string): Promise<string> {
  const bytes = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`regnum seed commitment/${seed}`),
  )
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether the seed shown at the end is the one that was fixed at the start; null where the browser cannot tell. */
export async function keepsCommitment(published: string, seed: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null
  return (await digestOf(seed)) === published
}
