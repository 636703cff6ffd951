import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { AuditRowFragment } from '../../../gql/admin/graphql';
import { formatDateTime } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { useServerText } from '../../../lib/i18n/server-text';
import type { Column } from '../../../ui/table/data-table';
import { Link } from '../../../ui/link';
import { AuditObject } from './audit-object';

/** The operator at the server, who has no account. */
const OPERATOR = 0;

const Mark = chakra('span', {
  base: {
    display: 'inline-block',
    marginLeft: '2',
    paddingInline: '2',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'fg.draw',
    fontSize: 'xs',
    whiteSpace: 'nowrap',
  },
});

/** The act is a sentence, so it wraps; a name would be cut. */
const Act = chakra('span', {
  base: { display: 'block', minWidth: '8rem', maxWidth: '20rem', paddingBlock: '1', whiteSpace: 'normal' },
});

/** The text of an act. An act that an older version stored has only its name. */
export function useActText(): (act: { act: string; actKey: string }) => string {
  const serverText = useServerText();
  return ({ act, actKey }) => (actKey.startsWith('api.') ? serverText(actKey) : act);
}

/** One row for each act. */
export function useAuditColumns(): Column<AuditRowFragment>[] {
  const { t } = useTranslation('admin-audit');
  const language = useLanguage();
  const actText = useActText();

  const actor = ({ actorUserId, actorPlayerId, actorName }: AuditRowFragment) => {
    if (actorUserId === OPERATOR) return t('operator');
    if (actorName === null) return t('gone', { id: actorUserId });
    return actorPlayerId === null ? actorName : <Link to={paths.player(actorPlayerId)}>{actorName}</Link>;
  };

  return [
    {
      id: 'act',
      header: t('column.act'),
      isRowHeader: true,
      cell: (entry) => (
        <Act>
          {actText(entry)}
          {entry.undoesKey !== null && `: ${actText({ act: entry.undoesKey, actKey: entry.undoesKey })}`}
          {entry.isOwnTeam && <Mark>{t('own')}</Mark>}
          {entry.isUndone && <Mark>{t('undone')}</Mark>}
        </Act>
      ),
    },
    { id: 'object', header: t('column.object'), cell: (entry) => <AuditObject entry={entry} /> },
    { id: 'actor', header: t('column.actor'), cell: actor },
    {
      id: 'at',
      header: t('column.at'),
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at, language)}</time>,
    },
  ];
}
