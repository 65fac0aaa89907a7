import { type AdminSettings, settingsFrom } from '#domain/admin/admin-settings.ts';
import type { Queryable } from './database.ts';

/** What admins have set, else the initial values (domain/admin/admin-settings.ts). */
export async function readAdminSettings(db: Queryable): Promise<AdminSettings> {
  const { rows } = await db.query<{ name: keyof AdminSettings; value: Record<string, unknown> }>(
    'select name, value from admin_settings',
  );
  return settingsFrom(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
}

/** Stores a group of settings; null returns to the initial values. */
export async function writeAdminSettings(
  client: Queryable,
  name: keyof AdminSettings,
  value: AdminSettings[keyof AdminSettings] | null,
  changedBy: string,
): Promise<void> {
  if (value === null) await client.query('delete from admin_settings where name = $1', [name]);
  else {
    await client.query(
      `insert into admin_settings (name, value, changed_by) values ($1, $2, $3)
       on conflict (name) do update set value = excluded.value, changed_by = excluded.changed_by, changed_at = now()`,
      [name, JSON.stringify(value), changedBy],
    );
  }
}
