import { useSyncExternalStore } from 'react';

/** In this browser alone: whether single letters run actions. */
const STORED = 'admin-keys';
const OFF = 'off';
const listeners = new Set<() => void>();

export function isKeySwitchOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== OFF;
  } catch {
    // A browser that stores nothing has the keys, as everybody has at first.
    return true;
  }
}

function turnKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, OFF);
  } catch {
    // Then it cannot be switched either.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether single letters run actions, and the switch for it. */
export function useKeySwitch(): [isOn: boolean, turn: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, isKeySwitchOn), turnKeys];
}
