import type { QrCode as Drawing } from '#domain/qr-code.ts';

/** Readers need black on white, even in the dark theme. */
export function QrCode({
  code: { size, path },
  label,
  className,
}: {
  code: Drawing;
  label: string;
  className?: string;
}) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="232" height="232" role="img" aria-label={label} className={className}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
