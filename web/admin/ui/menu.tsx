import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** What opens it. */
  label: ReactNode;
  /** Its name, where the label is a sign. */
  name?: string;
  className?: string;
  children: ReactNode;
};

/** A button that opens a small panel below it, which Escape, a click elsewhere, and a choice with `data-closes` close. */
export function Menu({ label, name, className = 'mini', children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (details === null) return;
    const onClick = ({ target }: MouseEvent) => {
      const isInside = target instanceof Element && details.contains(target);
      if (!isInside || target.closest('[data-closes]') !== null) details.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open || !details.contains(document.activeElement)) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onClick);
    details.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      details.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return (
    <details ref={ref} className="admin-menu">
      <summary className={className} aria-label={name}>
        {label}
      </summary>
      <div className="plate">{children}</div>
    </details>
  );
}
