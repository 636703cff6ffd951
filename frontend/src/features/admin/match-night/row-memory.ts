const KEY = 'match-night-rows';

/** The series at which the reader was, and those that came after it; a reload and a report leave it. */
export function rememberedRows(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export function rememberRows(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // then the reader begins at the top
  }
}
