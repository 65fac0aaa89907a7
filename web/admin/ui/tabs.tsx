import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef } from 'react';

type Props<Value extends string> = {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly Value[];
  labels: Record<Value, string>;
  /** What waits in a tab, beside its label. */
  notes?: Partial<Record<Value, string>>;
  current: Value;
  onChange: (tab: Value) => void;
  /** Phones show a select in place of the tabs. */
  hasSelect?: boolean;
  /** Moves the focus to the current tab at first. */
  takesFocus?: boolean;
  /** Beside the tabs. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Tabs and the panel of the current one. Arrow keys, Home and End change the tab at once. */
export function Tabs<Value extends string>({ label, tabs, labels, current, onChange, ...props }: Props<Value>) {
  const { takesFocus = false, hasSelect = false, notes, actions, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const index = tabs.indexOf(current);
  useEffect(() => {
    const list = ref.current;
    const tab = list?.querySelectorAll('button')[index];
    // On narrow windows the tabs scroll. After Back, the focus must not stay on another tab, which it would select.
    // Scrolling it into view would also make it the place where the Tab key begins.
    if (list && tab) list.scrollLeft += overlap(list, tab);
    if (takesFocus || list?.contains(document.activeElement)) tab?.focus();
  }, [index, takesFocus]);
  return (
    <Root value={current} onValueChange={(tab) => onChange(tab as Value)}>
      <div className="admin-tab-bar">
        <List ref={ref} aria-label={label} className="admin-tabs">
          {tabs.map((tab) => (
            <Trigger
              key={tab}
              value={tab}
              aria-description={notes?.[tab] || undefined}
              // The library focuses what is clicked by script, for which browsers would show the ring of the keyboard.
              onMouseDown={(event) => event.currentTarget.focus({ focusVisible: false })}
            >
              {labels[tab]}
              {notes?.[tab] && (
                <span className="admin-tab-note" aria-hidden="true">
                  {notes[tab]}
                </span>
              )}
            </Trigger>
          ))}
        </List>
        {hasSelect && (
          <label className="admin-tab-select">
            <span className="sr-only">{label}</span>
            <select
              className="field"
              value={current}
              onChange={(event) => onChange(event.currentTarget.value as Value)}
            >
              {tabs.map((tab) => (
                <option key={tab} value={tab}>
                  {labels[tab]}
                </option>
              ))}
            </select>
          </label>
        )}
        {actions}
      </div>
      {/* Panels begin with controls, so they are no tab stop themselves. */}
      <Content value={current} tabIndex={undefined}>
        {children}
      </Content>
    </Root>
  );
}

/** How far an element reaches beyond its container: to the left it is negative. */
function overlap(container: Element, element: Element): number {
  const [outer, inner] = [container.getBoundingClientRect(), element.getBoundingClientRect()];
  return Math.min(inner.left - outer.left, 0) + Math.max(inner.right - outer.right, 0);
}
