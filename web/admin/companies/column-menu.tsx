import { Menu } from '#web/admin/ui/menu.tsx';
import { COMPANY_COLUMNS } from './company-columns.tsx';

type Props = { hidden: readonly string[]; onToggle: (key: string) => void };

/** Which columns the lists of companies show in this browser. */
export function ColumnMenu({ hidden, onToggle }: Props) {
  return (
    <Menu label="Columns">
      <fieldset className="admin-choices">
        <legend className="sr-only">Columns</legend>
        {COMPANY_COLUMNS.map(({ key, title }) => (
          <label key={key} className="admin-check">
            <input type="checkbox" checked={!hidden.includes(key)} onChange={() => onToggle(key)} />
            {title}
          </label>
        ))}
      </fieldset>
    </Menu>
  );
}
