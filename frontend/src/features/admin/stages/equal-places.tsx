import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { Note } from '../labelled';
import type { AdminStagePartsFragment } from './stages-page.generated';

/** Where staff decide the order of teams that are equal, for each table that seeds come from. Nothing without such tables. */
export function EqualPlaces({ tables }: { tables: AdminStagePartsFragment['tables'] }) {
  const { t } = useTranslation('admin-stages');
  if (tables.length === 0) return null;
  return (
    <Note>
      {t('draw.equal')}{' '}
      {tables.map((table) => (
        <Fragment key={table.divisionId}>
          <Link to={paths.adminDivision(table.divisionId, 'teams')}>{table.name}</Link>{' '}
        </Fragment>
      ))}
    </Note>
  );
}
