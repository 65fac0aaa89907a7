/** What is remembered of a sender, by what browsers fill in. */
const REMEMBERED = ['name', 'email', 'tel', 'organization'];
const KEY = 'sender';

/**
 * Fills in who sent the last form from this browser, and remembers who sends this one, if its box is ticked. Nothing of it
 * leaves the browser. Where the browser stores nothing, the box stays hidden.
 */
export function rememberSender(form: HTMLFormElement): { save: () => void } {
  const choice = form.querySelector<HTMLElement>('[data-remember]');
  const box = choice?.querySelector('input');
  if (!choice || !box) return { save: () => undefined };
  const fields = REMEMBERED.flatMap((kind) => {
    const field = form.querySelector<HTMLInputElement>(`input[autocomplete=${kind}]`);
    return field === null ? [] : [{ kind, field }];
  });
  try {
    const saved: Record<string, string> | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    for (const { kind, field } of fields) field.value ||= saved?.[kind] ?? '';
    box.checked = saved !== null;
    choice.hidden = false;
  } catch {
    return { save: () => undefined };
  }
  const clear = () => localStorage.removeItem(KEY);
  box.addEventListener('change', () => box.checked || clear());
  return {
    save: () => {
      if (!box.checked) return clear();
      const known: Record<string, string> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
      for (const { kind, field } of fields) if (field.value.trim() !== '') known[kind] = field.value.trim();
      localStorage.setItem(KEY, JSON.stringify(known));
    },
  };
}
