import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import { TOOLTIP_DELAY_MILLISECONDS, TOOLTIP_SKIP_DELAY_MILLISECONDS } from '#domain/constants.ts';

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={TOOLTIP_DELAY_MILLISECONDS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MILLISECONDS}>
      {children}
    </RadixTooltip.Provider>
  );
}

/** A short text beside what the pointer or the focus is on. The trigger must say the same by other means. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content sideOffset={6} className="z-40 max-w-[280px] rounded-tag bg-ink px-3 py-2 text-sm text-sheet">
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
