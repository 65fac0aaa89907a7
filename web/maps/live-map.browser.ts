import { MAP_CLOSEST } from '#domain/constants.ts';
import { type MapFocus, readFocus, windowAt, writeFocus } from '#domain/maps/map-window.ts';
import { readHomeLink } from '#domain/paths.ts';
import { callApi } from '#web/api/call-api.ts';
import { companyMapHtml } from './company-map.ts';
import { followDrags } from './drag-map.browser.ts';
import { mapButtons } from './map-buttons.browser.ts';
import { drawCaption } from './map-markers.ts';
import { focusOf, readViews, showWindow, type View, windowOf, withMarkers } from './map-view.browser.ts';

const ZOOM_MILLISECONDS = 160;
/** After the last turn of the wheel or move of the hand, before other markers are asked for. */
const PAUSE_MILLISECONDS = 220;
/** What one arrow key moves, as a part of what is seen. */
const STEP = 0.2;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Makes the maps of the page zoom and move. Their links go on leading to smaller places, as they do without this. */
export function enhanceMaps(): void {
  for (const map of document.querySelectorAll<HTMLElement>('.map[data-address]')) {
    if (map.querySelector('.map-buttons') === null) void enhanceMap(map);
  }
}

async function enhanceMap(map: HTMLElement): Promise<void> {
  if (map.querySelectorAll('.map-view').length === 1) await drawLarger(map);
  const plate = map.querySelector<HTMLElement>('.map-plate');
  const first = readViews(map);
  const [anyView] = first;
  if (plate === null || anyView === undefined) return;
  let views: readonly View[] = first;
  /** The search whose companies the map shows. */
  const query = new URL(map.dataset.address ?? '/', location.href).searchParams;
  const state = readHomeLink(query);
  /** Styles show one of the sizes. */
  const seen = () => views.find(({ svg }) => svg.getClientRects().length > 0) ?? anyView;
  const caption = plate.querySelector('figcaption .label-mono');
  const firstCaption = caption?.innerHTML ?? '';
  const showCaption = (html: string) => {
    if (caption) caption.innerHTML = html;
  };
  const firstFocus = focusOf(seen());
  let focus = firstFocus;
  /** Where the map is going while it moves. */
  let goal = firstFocus;
  /** Counts what was begun, so that what was overtaken ends. */
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = (next: MapFocus) => {
    for (const view of views) showWindow(view, windowAt(view.full, view.extent, next));
    // A marker beyond the edge is hidden, and keys would lead nowhere.
    if (plate.querySelector('.is-away:focus') !== null) buttons.first.focus({ preventScroll: true });
    // Beyond the edge of the map the middle does not go.
    focus = { ...focusOf(seen()), scale: next.scale };
    map.classList.toggle('is-close', focus.scale > 1);
    buttons.update({
      isClosest: goal.scale >= MAP_CLOSEST,
      isWhole: goal.scale <= 1,
      isFirst: isSame(goal, firstFocus),
    });
  };
  /** Shows this at once, and other markers when the hand rests. */
  const jump = (next: MapFocus) => {
    turn += 1;
    goal = next;
    look(next);
    goal = focus;
    clearTimeout(timer);
    timer = setTimeout(() => void showMarkers(), PAUSE_MILLISECONDS);
  };
  const glide = (next: MapFocus) => {
    turn += 1;
    goal = next;
    clearTimeout(timer);
    const [mine, from, began] = [turn, focus, performance.now()];
    const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : ZOOM_MILLISECONDS;
    const step = (now: number) => {
      if (mine !== turn) return;
      const part = Math.max(0, Math.min(1, (now - began) / duration));
      look({
        x: from.x + (next.x - from.x) * part,
        y: from.y + (next.y - from.y) * part,
        scale: from.scale * (next.scale / from.scale) ** part,
      });
      if (part < 1) requestAnimationFrame(step);
      else void showMarkers();
    };
    requestAnimationFrame(step);
  };

  /** Asks for the markers that have room at this distance. */
  const showMarkers = async () => {
    turn += 1;
    const mine = turn;
    if (isSame(focus, firstFocus)) {
      showCaption(firstCaption);
      return put(first);
    }
    query.set('at', writeFocus(focus));
    const answer = await callApi('GET', '/api/companies/map', { query }).catch(() => undefined);
    // What was on its way to another part of the map has been overtaken.
    if (mine !== turn || answer === undefined) return;
    showCaption(drawCaption(answer).text);
    put(first.map((view) => withMarkers(view, answer, state)));
  };
  const put = (next: readonly View[]) => {
    const focused = document.activeElement;
    views = next;
    for (const { svg, base, markers } of views) svg.replaceChildren(base, ...markers.map(({ link }) => link));
    look(focus);
    const { markers } = seen();
    if (focused?.isConnected === false) {
      const name = focused.getAttribute('aria-label');
      (markers.find(({ link }) => link.getAttribute('aria-label') === name)?.link ?? buttons.first).focus();
    }
    buttons.announce(markers.length === 1 ? '1 marker' : `${markers.length} markers`);
  };

  const zoomed = (from: MapFocus, factor: number, towards = from): MapFocus => {
    const scale = Math.max(1, Math.min(from.scale * factor, MAP_CLOSEST));
    const part = 1 - from.scale / scale;
    const { full } = seen();
    // All of the map has one middle, however the hand has come there.
    if (scale === 1) return { x: full.x + full.width / 2, y: full.y + full.height / 2, scale };
    return { x: from.x + (towards.x - from.x) * part, y: from.y + (towards.y - from.y) * part, scale };
  };
  const buttons = mapButtons(plate.querySelector('figcaption') ?? plate, {
    closer: () => glide(zoomed(goal, 2)),
    further: () => glide(zoomed(goal, 0.5)),
    back: () => glide(firstFocus),
  });

  // Where the map is no view of its own it comes closer in its place.
  if (map.closest('#results') === null) {
    plate.addEventListener('click', (event) => {
      const address = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
      const closer = readFocus(new URL(address, location.href).searchParams.get('at') ?? '');
      if (closer === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      glide(closer);
    });
  }
  plate.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { width, height } = windowOf(seen().base);
    const arrow = focus.scale > 1 ? ARROWS[event.key] : undefined;
    if (event.key === '+' || event.key === '=') glide(zoomed(goal, 2));
    else if (event.key === '-') glide(zoomed(goal, 0.5));
    else if (event.key === '0') glide(firstFocus);
    else if (arrow) jump({ ...focus, x: focus.x + arrow[0] * width, y: focus.y + arrow[1] * height });
    else return;
    event.preventDefault();
  });
  plate.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { left, top, width, height } = seen().svg.getBoundingClientRect();
      const part = windowOf(seen().base);
      const x = part.x + ((event.clientX - left) / width) * part.width;
      const y = part.y + ((event.clientY - top) / height) * part.height;
      jump(zoomed(focus, Math.exp(-event.deltaY / 100), { ...focus, x, y }));
    },
    { passive: false },
  );
  followDrags(plate, (x, y) => {
    const { svg, base } = seen();
    const units = windowOf(base).width / svg.getBoundingClientRect().width;
    jump({ ...focus, x: focus.x - x * units, y: focus.y - y * units });
  });
  look(focus);
}

/** A landing page has the markers for phones alone; more of them have room in a wider window. */
async function drawLarger(map: HTMLElement): Promise<void> {
  const plate = map.querySelector('.map-plate');
  const view = map.querySelector('.map-view');
  if (plate === null || view === null || view.getBoundingClientRect().width >= plate.clientWidth) return;
  const query = new URL(map.dataset.address ?? '/', location.href).searchParams;
  const answer = await callApi('GET', '/api/companies/map', { query }).catch(() => undefined);
  // Who is on a marker already stays there.
  if (answer === undefined || plate.contains(document.activeElement)) return;
  const larger = document.createElement('div');
  larger.innerHTML = companyMapHtml(answer, readHomeLink(query));
  plate.replaceWith(...larger.querySelectorAll('.map-plate'));
}

function isSame(a: MapFocus, b: MapFocus): boolean {
  return Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.scale / b.scale - 1) < 0.02;
}
