type Kind = 'localStorage' | 'sessionStorage';

/** What was stored under a name, as JSON. Browsers that block storage throw; then nothing was stored. */
export function readStored(kind: Kind, name: string): unknown {
  try {
    return JSON.parse(window[kind].getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns whether it is stored. */
export function store(kind: Kind, name: string, value: unknown): boolean {
  try {
    window[kind].setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(kind: Kind, name: string): void {
  try {
    window[kind].removeItem(name);
  } catch {}
}
