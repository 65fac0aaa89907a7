import { TOOLTIP_DELAY_MILLISECONDS, TOOLTIP_SKIP_DELAY_MILLISECONDS } from '#domain/constants.ts';

/** Between the trigger and its tooltip, and between the tooltip and the edge of the window. */
const GAP = 6;

/**
 * Shows the text of `data-tooltip` beside what the pointer rests on, after 700 ms, or at once when another tooltip was
 * open within 300 ms (specification section 9). A tap on what is no link shows it, too, and so does the keyboard's focus; a
 * `data-tooltips` shows those of all within it. The trigger says the same to screen readers by other means.
 */
export function installTooltips(): void {
  const tooltip = document.createElement('div');
  tooltip.className = 'tooltip';
  tooltip.setAttribute('aria-hidden', 'true');
  tooltip.popover = 'manual';
  document.body.append(tooltip);

  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let shownFor: Element | null = null;

  const hide = () => {
    clearTimeout(timer);
    if (shownFor === null) return;
    shownFor = null;
    closedAt = performance.now();
    tooltip.hidePopover();
  };
  const show = (trigger: HTMLElement) => {
    hide();
    // A click may have taken it away.
    if (!trigger.isConnected) return;
    shownFor = trigger;
    tooltip.textContent = textOf(trigger);
    tooltip.showPopover();
    place(tooltip, trigger.getBoundingClientRect());
  };

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const target = event.target as Element;
    const trigger = target.closest<HTMLElement>('[data-tooltip]');
    if (trigger === shownFor || tooltip.contains(target)) return;
    hide();
    if (trigger === null) return;
    const isFollowing = performance.now() - closedAt < TOOLTIP_SKIP_DELAY_MILLISECONDS;
    timer = setTimeout(show, isFollowing ? 0 : TOOLTIP_DELAY_MILLISECONDS, trigger);
  });
  // What is pressed shows by itself what it does.
  document.addEventListener('pointerdown', hide);
  document.addEventListener('click', ({ target, detail }) => {
    const trigger = (target as Element).closest<HTMLElement>('[data-tooltip]');
    const isPressed = detail > 0 && trigger !== null && trigger.closest('a, button') === null;
    if (isPressed) show(trigger);
  });
  document.addEventListener('focusin', ({ target }) => {
    const trigger = target as HTMLElement;
    if (trigger.matches('[data-tooltip], [data-tooltips]') && trigger.matches(':focus-visible')) show(trigger);
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
  });
  // One that waits stays: when the page scrolls its trigger away, the pointer is over something else and says so.
  addEventListener('scroll', () => shownFor !== null && hide(), { passive: true, capture: true });
}

function textOf(trigger: HTMLElement): string {
  const triggers =
    trigger.dataset.tooltips === undefined ? [trigger] : trigger.querySelectorAll<HTMLElement>('[data-tooltip]');
  return [...triggers].map(ownText).join('\n');
}

/** An empty `data-tooltip` means what screen readers say. */
function ownText(trigger: HTMLElement): string {
  return trigger.dataset.tooltip || trigger.ariaLabel || trigger.querySelector('.sr-only')?.textContent || '';
}

function place(tooltip: HTMLElement, trigger: DOMRect): void {
  const { width, height } = tooltip.getBoundingClientRect();
  const above = trigger.top - height - GAP;
  const left = trigger.left + trigger.width / 2 - width / 2;
  tooltip.style.top = `${above >= GAP ? above : trigger.bottom + GAP}px`;
  tooltip.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
}
