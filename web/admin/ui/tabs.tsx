import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef } from 'react';

type Props<Value extends string> = {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly Value[];
  labels: Record<Value, string>;
  current: Value;
  onChange: (tab: Value) => void;
  /** Moves the focus to the current tab at first. */
  takesFocus?: boolean;
  /** Beside the tabs. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Tabs and the panel of the current one. Arrow keys, Home and End change the tab at once. */
export function Tabs<Value extends string>({ label, tabs, labels, current, onChange, ...props }: Props<Value>) {
  const { takesFocus = false, actions, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const index = tabs.indexOf(current);
  useEffect(() => {
    const list = ref.current;
    const tab = list?.querySelectorAll('button')[index];
    // On narrow windows the tabs scroll. After Back, the focus must not stay on another tab, which it would select.
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
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
              // The library focuses what is clicked by script, for which browsers would show the ring of the keyboard.
              onMouseDown={(event) => event.currentTarget.focus({ focusVisible: false })}
            >
              {labels[tab]}
            </Trigger>
          ))}
        </List>
        {actions}
      </div>
      {/* Panels begin with controls, so they are no tab stop themselves. */}
      <Content value={current} tabIndex={undefined}>
        {children}
      </Content>
    </Root>
  );
}
