import * as Toast from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';
import { TOAST_HOTKEY, TOAST_MILLISECONDS, TOAST_SWIPE_THRESHOLD } from '#domain/constants.ts';
import type { Notice } from '#web/messages.ts';
import { CloseIcon } from './icons.tsx';

type Shown = { notice: Notice; key: number };

let listener: ((notice: Notice) => void) | undefined;

/** Shows a notice. A second one takes the place of the first (specification section 4: at most one at a time). */
export function showToast(notice: Notice): void {
  listener?.(notice);
}

/** Rendered once per page, in the browser only. */
export function Toaster() {
  const [shown, setShown] = useState<Shown>();
  const [isReady, setReady] = useState(false);
  // The store is outside of React, and the server renders no toasts: both begin after hydration.
  useEffect(() => {
    setReady(true);
    listener = (notice) => setShown((before) => ({ notice, key: (before?.key ?? 0) + 1 }));
    return () => {
      listener = undefined;
    };
  }, []);
  if (!isReady) return null;
  return (
    <Toast.Provider duration={TOAST_MILLISECONDS} swipeThreshold={TOAST_SWIPE_THRESHOLD} swipeDirection="right">
      {shown && (
        <Toast.Root
          key={shown.key}
          type={shown.notice.destructive ? 'foreground' : 'background'}
          className={`plate flex items-start gap-3 border-l-4 p-4 shadow-lg ${shown.notice.destructive ? 'border-l-stop' : 'border-l-proof'}`}
        >
          <div className="grow">
            <Toast.Title className={`font-semibold ${shown.notice.destructive ? 'text-stop' : ''}`}>
              {shown.notice.title}
            </Toast.Title>
            <Toast.Description className="mt-1 text-sm text-soft">{shown.notice.text}</Toast.Description>
          </div>
          <Toast.Close aria-label="Close" className="icon-button -m-2">
            <CloseIcon />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={[TOAST_HOTKEY]}
        label="Notifications ({hotkey})"
        className="fixed right-0 bottom-0 z-50 m-0 flex w-full max-w-[420px] list-none flex-col gap-2 p-4 outline-none"
      />
    </Toast.Provider>
  );
}
