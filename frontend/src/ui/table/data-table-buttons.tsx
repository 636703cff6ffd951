import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ColumnSort, SortDirection } from './use-column-sort';

/** The column's properties that the button needs. Screen readers read `fullHeader` when `header` is an abbreviation. */
interface SortedColumn {
  id: string;
  header: string;
  fullHeader?: string;
  isNumeric?: boolean;
}

interface SortButtonProps {
  column: SortedColumn;
  sort: ColumnSort | undefined;
  onSort: (column: string, first: SortDirection) => void;
}

/** The header of a sortable column. `aria-sort` of its cell says the present order. */
export function SortButton({ column, sort, onSort }: SortButtonProps) {
  const isCurrent = sort?.column === column.id;
  const isAbbreviated = column.fullHeader !== undefined && column.fullHeader !== column.header;
  const Arrow = sort?.direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      title={column.fullHeader}
      aria-label={isAbbreviated ? `${column.header}, ${column.fullHeader}` : column.header}
      onClick={() => onSort(column.id, column.isNumeric ? 'desc' : 'asc')}
    >
      {column.header}
      <Arrow aria-hidden size={14} visibility={isCurrent ? 'visible' : 'hidden'} />
    </button>
  );
}

interface DetailsToggleProps {
  isOpen: boolean;
  controls: string;
  /** What the details are about, for rows that can be told apart by it. */
  name?: string | undefined;
  onToggle: () => void;
}

/** Shows and hides the details of a row. */
export function DetailsToggle({ isOpen, controls, name, onToggle }: DetailsToggleProps) {
  const { t } = useTranslation('ui');
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={name ?? t(isOpen ? 'table.fewer-details' : 'table.more-details')}
      onClick={onToggle}
    >
      <ChevronDown aria-hidden size={18} style={{ rotate: isOpen ? '180deg' : undefined }} />
    </button>
  );
}
