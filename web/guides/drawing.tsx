import type { ReactNode } from 'react';

/** A drawing whose text alternative is its title; the caption below explains it. */
export function Drawing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 480 260" role="img" aria-label={title} className="drawing">
      {children}
    </svg>
  );
}

type LabelProps = { x: number; y: number; children: string; to?: [x: number, y: number]; end?: boolean };

/** A label, with a thin line to what it names. */
export function Label({ x, y, children, to, end = false }: LabelProps) {
  return (
    <>
      {to !== undefined && (
        <path className="leader" d={`M${x + (end ? -2 : 2)} ${y + (to[1] > y ? 5 : -14)}L${to[0]} ${to[1]}`} />
      )}
      <text x={x} y={y} textAnchor={end ? 'end' : 'start'}>
        {children}
      </text>
    </>
  );
}

/** A plate with a V weld in it, in section. */
export function WeldedPlate({ weld = 310 }: { weld?: number }) {
  return (
    <>
      <path className="metal" d="M20 120H460V210H20Z" />
      <path
        className="weld"
        d={`M${weld - 27} 120Q${weld} 106 ${weld + 27} 120L${weld + 5} 210Q${weld} 215 ${weld - 5} 210Z`}
      />
    </>
  );
}
