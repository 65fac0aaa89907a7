/** What is typed survives a reload, in this tab alone. Where the browser stores nothing, nothing is stored. */
export function saveDraft(form: HTMLFormElement): { clear: () => void } {
  const key = `draft ${form.id}`;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[data-several]')];
  try {
    const saved: Record<string, string | string[]> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    for (const [name, value] of Object.entries(saved)) {
      if (typeof value !== 'string') {
        for (const box of boxes.filter((box) => box.name === name)) box.checked = value.includes(box.value);
        continue;
      }
      const control = form.elements.namedItem(name);
      if (control && 'value' in control && control.value === '') control.value = value;
    }
    form.addEventListener('input', () => {
      const fields = new FormData(form);
      const { formToken: _token, fax: _fax, ...typed } = Object.fromEntries<unknown>(fields);
      for (const { name } of boxes) typed[name] = fields.getAll(name);
      sessionStorage.setItem(key, JSON.stringify(typed));
    });
  } catch {}
  return {
    clear: () => {
      try {
        sessionStorage.removeItem(key);
      } catch {}
    },
  };
}
