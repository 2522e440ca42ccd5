/** What this browser keeps for the next visit; one that keeps nothing does not stop the page. */

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Private windows may refuse: it holds until the page is closed.
  }
}
