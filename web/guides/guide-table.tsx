import type { ReactNode } from 'react';

type Props = {
  caption?: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A table that shows each row as a list of labelled values where the window is narrow. */
export function GuideTable({ caption, columns, rows }: Props) {
  return (
    <table className="guide-table">
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...values] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
