import { HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../ui/page/empty-state';
import { Link } from '../../../../ui/link';
import { Section } from '../../../../ui/page/section';
import { DataTable } from '../../../../ui/table/data-table';
import { AuditChanges } from '../../audit/audit-changes';
import { useAuditColumns } from '../../audit/audit-columns';
import { historyOf } from '../../audit/use-audit-filter';
import { shownColumns } from '../../lists/list-column';
import type { PersonHistoryFragment } from './history-part.generated';

/** The latest acts of staff on the person: on their account, player, requests and membership. */
export function HistoryPart({ person: { user, history } }: { person: PersonHistoryFragment }) {
  const { t } = useTranslation('admin-users-person');
  const columns = useAuditColumns();
  const { userId, playerId } = user;
  return (
    <Section
      heading={t('history.title')}
      aside={
        <HStack gap="4" wrap="wrap">
          {playerId !== null && (
            <Link to={historyOf({ objectKind: 'player', objectId: playerId })}>{t('history.player')}</Link>
          )}
          {userId !== null && (
            <Link to={historyOf({ objectKind: 'user', objectId: userId })}>{t('history.account')}</Link>
          )}
        </HStack>
      }
    >
      {history.length === 0 ? (
        <EmptyState>{t('history.empty')}</EmptyState>
      ) : (
        <DataTable
          caption={t('history.title')}
          columns={shownColumns(columns)}
          rows={history}
          rowKey={({ id }) => id}
          details={(entry) => <AuditChanges entry={entry} historyPath={historyOf(entry)} />}
          isDense
        />
      )}
    </Section>
  );
}
