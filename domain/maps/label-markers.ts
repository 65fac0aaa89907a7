import { targetRadius } from './cluster-markers.ts';
import type { Point } from './map-projection.ts';

/** The sides of its marker on which a label stands, in the order in which they are tried. */
export const LABEL_SIDES = ['right', 'left', 'below', 'above'] as const;
export type LabelSide = (typeof LABEL_SIDES)[number];
/** All in pixels. `text` is what the label would say. */
export type Labelled = Point & { count: number; text: string };
type Rectangle = { left: number; top: number; right: number; bottom: number };

/** Every character of the typeface has this width at 12 px. */
export const CHARACTER_WIDTH = 7.2;
/** Between a marker and its label. */
export const LABEL_GAP = 8;
const LINE = 14;
/** Longer names are left to the tooltip. */
export const MAX_LABEL_LENGTH = 26;

/**
 * Which markers have room for their name, and where. Those that come first choose first. A label covers no marker, no
 * other label, and ends within the map.
 */
export function labelSides(
  markers: readonly Labelled[],
  size: { width: number; height: number },
): (LabelSide | null)[] {
  const taken = markers.map(({ x, y, count }) => around(x, y, targetRadius(count)));
  return markers.map((marker, index) => {
    if (marker.text.length > MAX_LABEL_LENGTH || marker.text === '') return null;
    for (const side of LABEL_SIDES) {
      const box = labelBox(marker, side);
      const isInside = box.left >= 2 && box.top >= 2 && box.right <= size.width - 2 && box.bottom <= size.height - 2;
      if (!isInside || taken.some((other, owner) => owner !== index && isOver(box, other))) continue;
      taken.push(box);
      return side;
    }
    return null;
  });
}

function labelBox({ x, y, count, text }: Labelled, side: LabelSide): Rectangle {
  const width = text.length * CHARACTER_WIDTH;
  const away = targetRadius(count) + LABEL_GAP;
  const left = { right: x + away, left: x - away - width, below: x - width / 2, above: x - width / 2 }[side];
  const middle = { right: y, left: y, below: y + away + LINE / 2, above: y - away - LINE / 2 }[side];
  return { left, right: left + width, top: middle - LINE / 2, bottom: middle + LINE / 2 };
}

function around(x: number, y: number, radius: number): Rectangle {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function isOver(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
