type Buttons = {
  /** Where the focus goes when a marker that had it is gone. */
  first: HTMLButtonElement;
  /** Announces to screen readers what has changed. */
  announce: (text: string) => void;
  update: (state: { isClosest: boolean; isWhole: boolean; isFirst: boolean }) => void;
};

/** The buttons of a map. Without scripts they would do nothing, so scripts make them. */
export function mapButtons(parent: Element, actions: Record<'closer' | 'further' | 'back', () => void>): Buttons {
  const bar = document.createElement('div');
  bar.className = 'map-buttons';
  const button = (label: string, path: string, act: () => void) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = 'icon-button';
    made.setAttribute('aria-label', label);
    made.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true" class="icon"><path d="${path}"/></svg>`;
    // A button that is at its end keeps the focus.
    made.addEventListener('click', () => made.ariaDisabled !== 'true' && act());
    bar.append(made);
    return made;
  };
  const closer = button('Zoom in', 'M5 12h14M12 5v14', actions.closer);
  const further = button('Zoom out', 'M5 12h14', actions.further);
  const back = button('Reset the map', 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5', actions.back);
  const status = document.createElement('span');
  status.className = 'sr-only';
  status.setAttribute('role', 'status');
  bar.append(status);
  parent.append(bar);
  return {
    first: closer,
    announce: (text) => {
      status.textContent = text;
    },
    update: ({ isClosest, isWhole, isFirst }) => {
      closer.ariaDisabled = String(isClosest);
      further.ariaDisabled = String(isWhole);
      back.ariaDisabled = String(isFirst);
    },
  };
}
