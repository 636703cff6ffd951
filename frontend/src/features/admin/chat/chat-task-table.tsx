import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { RetryChatTaskDocument, type ChatTaskPartsFragment } from '../../../gql/admin/graphql';
import { paths } from '../../../lib/paths';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { KickoffTime } from '../../../ui/kickoff-time';
import { Link } from '../../../ui/link';

/** Long answers from the chat wrap; the rest of the row stays on one line. */
const Said = chakra('span', {
  base: { display: 'block', minWidth: '12rem', maxWidth: '24rem', whiteSpace: 'normal', overflowWrap: 'anywhere' },
});

/** The tasks and their results, newest first. */
export function ChatTaskTable({ tasks }: { tasks: readonly ChatTaskPartsFragment[] }) {
  const { t } = useTranslation('admin-chat');
  const { run, busy } = useAction(RetryChatTaskDocument, { success: t('work.tried'), refetch: ['ChatTasks'] });
  const canRetry = ({ state, mayRetry }: ChatTaskPartsFragment) =>
    mayRetry && (state === 'DEAD' || state === 'RETRYING');
  const nameOf = ({ kind, about }: ChatTaskPartsFragment) =>
    about ? `${t(`kind.${kind}`)}: ${about}` : t(`kind.${kind}`);

  const columns: Column<ChatTaskPartsFragment>[] = [
    { id: 'task', header: t('column.task'), isRowHeader: true, cell: nameOf },
    {
      id: 'retry',
      header: t('column.retry'),
      cell: (task) =>
        canRetry(task) ? (
          <Button
            size="sm"
            variant="outline"
            disabled={busy}
            aria-label={t('work.retry-name', { name: nameOf(task) })}
            onClick={() => void run({ id: task.id })}
          >
            {t('work.retry')}
          </Button>
        ) : (
          '–'
        ),
    },
    { id: 'state', header: t('column.state'), cell: ({ state }) => t(`state.${state}`) },
    { id: 'error', header: t('column.error'), cell: ({ lastError }) => <Said>{lastError ?? '–'}</Said> },
    { id: 'attempts', header: t('column.attempts'), isNumeric: true, cell: ({ attempts }) => attempts },
    {
      id: 'next',
      header: t('column.next'),
      cell: ({ state, nextAt, doneAt }) => {
        if (doneAt) return <KickoffTime at={doneAt} />;
        return state === 'RETRYING' ? <KickoffTime at={nextAt} /> : '–';
      },
    },
    {
      id: 'division',
      header: t('column.division'),
      cell: ({ divisionId, divisionName }) =>
        divisionId === null ? (
          '–'
        ) : (
          <Link to={paths.adminDivision(divisionId, 'chat')} variant="quiet">
            {divisionName}
          </Link>
        ),
    },
    { id: 'created', header: t('column.created'), cell: ({ createdAt }) => <KickoffTime at={createdAt} /> },
  ];

  return <DataTable caption={t('work.title')} columns={columns} rows={tasks} rowKey={({ id }) => id} />;
}
