import { paths } from '../../../lib/paths';
import type { AuditEntryFilter } from '../../../lib/schema.generated';
import { useTablePage } from '../lists/use-table-page';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const OBJECT = /^([a-z-]+)-(\d{1,10})$/;

/** All acts on one thing. */
export const historyOf = ({ objectKind, objectId }: { objectKind: string; objectId: number }): string =>
  `${paths.admin('audit')}?object=${objectKind}-${objectId}`;

/** The filter of the entries, stored in the address. */
export function useAuditFilter() {
  const table = useTablePage({}, { column: 'at', direction: 'desc' });
  const day = (param: string) => (DAY.test(table.chosen(param)) ? table.chosen(param) : null);
  const [, objectKind = null, objectId = null] = OBJECT.exec(table.chosen('object')) ?? [];
  const { first, offset } = table.filter;
  const chosen = {
    text: table.text,
    act: table.chosen('act') || null,
    fromDay: day('from'),
    toDay: day('to'),
    objectKind,
    objectId: objectId === null ? null : Number(objectId),
  };
  const filter: AuditEntryFilter = { ...chosen, first, offset };
  const isNarrowed = Object.values(chosen).some(Boolean);
  return { table, filter, isNarrowed };
}
