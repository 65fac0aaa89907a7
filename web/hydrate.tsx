import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type Frame, PageFrame } from '#web/layout/page-frame.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';

/** The interactive pages by their name in the page table. */
const COMPONENTS: Record<string, () => Promise<ComponentType<object>>> = {
  home: () => import('#web/home/home-page.tsx').then((module) => module.HomePage as ComponentType<object>),
  profile: () => import('#web/companies/profile-page.tsx').then((module) => module.ProfilePage as ComponentType<object>),
  request: () => import('#web/service-requests/request-page.tsx').then((module) => module.RequestPage as ComponentType<object>),
};

/** Brings the rendered page to life with the data it was rendered from. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('app');
  const data = document.getElementById('page-data')?.textContent;
  if (root === null || !data) return;
  const { page, props, frame } = JSON.parse(data) as { page: string; props: object; frame: Frame };
  const Component = await COMPONENTS[page]?.();
  if (Component === undefined) return;
  hydrateRoot(
    root,
    <TooltipProvider>
      <PageFrame frame={frame}>
        <Component {...props} />
      </PageFrame>
      <Toaster />
    </TooltipProvider>,
    { onRecoverableError: (error) => console.error(error) },
  );
}
