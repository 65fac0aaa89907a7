import type { AdminStats } from '#domain/admin/stats.ts';
import { AdminDashboard } from './admin-dashboard.tsx';
import { mountScreen } from './mount-screen.browser.tsx';

/** Renders the dashboard. Its stats came with the page; everything else is fetched. */
export function mountAdmin(root: HTMLElement): void {
  const stats: AdminStats = JSON.parse(root.dataset.stats ?? '{}');
  mountScreen(root, <AdminDashboard initialStats={stats} />);
}
