import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Issue } from '#domain/validation.ts';
import type { FormState } from '#web/ui/form-field.tsx';

type Props = {
  issues: readonly Issue[];
  /** What the fields contain at first. */
  values?: Record<string, string>;
  onSubmit: (form: HTMLFormElement) => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  className?: string;
  children: (form: FormState) => ReactNode;
};

/** A form of the dashboard. Each issue is shown at its field, and the first invalid field gets the focus. */
export function AdminForm({ issues, values = {}, onSubmit, onInput, className, children }: Props) {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (issues.length > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [issues]);
  return (
    <form
      ref={ref}
      noValidate
      className={className}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children({ id, issues: [...issues], values })}
    </form>
  );
}
