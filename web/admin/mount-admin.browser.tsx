import type { AdminStats } from '#domain/admin/stats.ts';
import type { WorkItem } from '#domain/admin/work-item.ts';
import { AdminDashboard } from './admin-dashboard.tsx';
import { mountScreen } from './mount-screen.browser.tsx';

/** Renders the dashboard. Its figures came with the page; everything else is fetched. */
export function mountAdmin(root: HTMLElement): void {
  const stats: AdminStats = JSON.parse(root.dataset.stats ?? '{}');
  const work: WorkItem[] = JSON.parse(root.dataset.work ?? '[]');
  mountScreen(root, <AdminDashboard initialStats={stats} initialWork={work} />);
}
