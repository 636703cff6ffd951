import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { historyOf } from './use-audit-filter';
import { useIsAdmin } from '../use-is-admin';

/** A link to everything that staff did with a thing; nothing for those who may not read the log. */
export function HistoryLink({ kind, id }: { kind: 'division' | 'series' | 'team' | 'player'; id: number }) {
  const { t } = useTranslation('admin');
  const isAdmin = useIsAdmin();
  return isAdmin && <Link to={historyOf({ objectKind: kind, objectId: id })}>{t('history')}</Link>;
}
