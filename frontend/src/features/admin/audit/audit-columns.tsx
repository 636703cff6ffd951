import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { useServerText } from '../../../lib/i18n/server-text';
import { Link } from '../../../ui/link';
import { Instant } from '../../../ui/time/instant';
import { fileTime, type ListColumn } from '../lists/list-column';
import type { AuditRowFragment } from './audit-columns.generated';
import { AuditObject, useObjectWords } from './audit-object';

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
export function useAuditColumns(): ListColumn<AuditRowFragment>[] {
  const { t } = useTranslation('admin-audit');
  const actText = useActText();
  const objectWords = useObjectWords();

  const actor = ({ actorUserId, actorName }: AuditRowFragment) => {
    if (actorUserId === OPERATOR) return t('operator');
    return actorName ?? t('gone', { id: actorUserId });
  };
  const textOf = (actKey: string) => actText({ act: actKey, actKey });
  const acted = (entry: AuditRowFragment) =>
    entry.undoesKey === null
      ? actText(entry)
      : entry.redoesKey === null
        ? `${actText(entry)}: ${textOf(entry.undoesKey)}`
        : t('redone', { act: textOf(entry.redoesKey) });

  return [
    {
      id: 'act',
      header: t('column.act'),
      isRowHeader: true,
      text: (entry) =>
        [acted(entry), entry.isOwnTeam ? t('own') : null, entry.isUndone ? t('undone') : null]
          .filter(Boolean)
          .join(' · '),
      cell: (entry) => (
        <Act>
          {acted(entry)}
          {entry.isOwnTeam && <Mark>{t('own')}</Mark>}
          {entry.isUndone && <Mark>{t('undone')}</Mark>}
        </Act>
      ),
    },
    {
      id: 'object',
      header: t('column.object'),
      text: objectWords,
      cell: (entry) => <AuditObject entry={entry} />,
    },
    {
      id: 'actor',
      header: t('column.actor'),
      text: actor,
      cell: (entry) =>
        entry.actorName === null || entry.actorPlayerId === null || entry.actorUserId === OPERATOR ? (
          actor(entry)
        ) : (
          <Link to={paths.player(entry.actorPlayerId)}>{actor(entry)}</Link>
        ),
    },
    {
      id: 'at',
      header: t('column.at'),
      text: ({ at }) => fileTime(at),
      cell: ({ at }) => <Instant isCompact at={at} as="date-time" />,
    },
  ];
}
