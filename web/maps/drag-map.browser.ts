/** A hand that moves less means a click. */
const STILL_PIXELS = 4;

/**
 * Calls back with each move of a pressed pointer, in pixels. Fingers scroll the page, unless styles keep them from it. A
 * link that was dragged is not followed.
 */
export function followDrags(plate: HTMLElement, onMove: (x: number, y: number) => void): void {
  let last: PointerEvent | undefined;
  let isDragging = false;
  plate.addEventListener('pointerdown', (event) => {
    isDragging = false;
    const isOnMap = (event.target as Element).closest('.map-view') !== null;
    last = isOnMap && event.isPrimary && event.button === 0 ? event : undefined;
  });
  plate.addEventListener('pointermove', (event) => {
    if (last === undefined || event.pointerId !== last.pointerId) return;
    const [x, y] = [event.clientX - last.clientX, event.clientY - last.clientY];
    if (!isDragging && Math.hypot(x, y) < STILL_PIXELS) return;
    if (!isDragging) plate.setPointerCapture(event.pointerId);
    isDragging = true;
    last = event;
    onMove(x, y);
  });
  const end = () => {
    last = undefined;
  };
  plate.addEventListener('pointerup', end);
  plate.addEventListener('pointercancel', end);
  plate.addEventListener('dragstart', (event) => event.preventDefault());
  // A click without a pointer, by the keyboard, has a detail of 0.
  plate.addEventListener('click', (event) => isDragging && event.detail > 0 && event.preventDefault(), {
    capture: true,
  });
}
