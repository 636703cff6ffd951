import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import type { ChatTaskFilter } from '../../../lib/schema.generated';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { DataTable } from '../../../ui/table/data-table';
import { Link } from '../../../ui/link';
import { Instant } from '../../../ui/time/instant';
import { allAfter, useRead } from '../lists/all-rows';
import { fileTime, shownColumns, type ListColumn } from '../lists/list-column';
import { SaveTableBelow } from '../lists/save-table';
import { type ChatTaskPartsFragment, ChatTasksDocument, useRetryChatTaskMutation } from './chat-work.generated';
import { useChatError } from './use-chat-error';

/** Long answers from the chat wrap; the rest of the row stays on one line. */
const Said = chakra('span', {
  base: { display: 'block', minWidth: '12rem', maxWidth: '24rem', whiteSpace: 'normal', overflowWrap: 'anywhere' },
});

/** The most that the server returns at a time. */
export const MOST = 100;

interface ChatTaskTableProps {
  tasks: readonly ChatTaskPartsFragment[];
  filter: ChatTaskFilter;
}

/** The tasks and their results, newest first. */
export function ChatTaskTable({ tasks, filter }: ChatTaskTableProps) {
  const { t } = useTranslation('admin-chat');
  const { run, busy } = useAction(useRetryChatTaskMutation(), { success: t('work.tried'), refetch: ['ChatTasks'] });
  const read = useRead(ChatTasksDocument);
  const errorOf = useChatError();
  const canRetry = ({ state, mayRetry }: ChatTaskPartsFragment) =>
    mayRetry && (state === 'DEAD' || state === 'RETRYING');
  const nameOf = ({ kind, about }: ChatTaskPartsFragment) =>
    about ? `${t(`kind.${kind}`)}: ${about}` : t(`kind.${kind}`);

  const columns: ListColumn<ChatTaskPartsFragment>[] = [
    { id: 'task', header: t('column.task'), isRowHeader: true, text: nameOf },
    {
      id: 'retry',
      header: t('column.retry'),
      text: null,
      cell: (task) =>
        canRetry(task) ? (
          <Button
            size="sm"
            variant="outline"
            isWaiting={busy}
            aria-label={t('work.retry-name', { name: nameOf(task) })}
            onClick={() => void run({ id: task.id })}
          >
            {t('work.retry')}
          </Button>
        ) : (
          '–'
        ),
    },
    { id: 'state', header: t('column.state'), text: ({ state }) => t(`state.${state}`) },
    {
      id: 'error',
      header: t('column.error'),
      text: errorOf,
      cell: (task) => <Said>{errorOf(task) ?? '–'}</Said>,
    },
    { id: 'attempts', header: t('column.attempts'), isNumeric: true, text: ({ attempts }) => attempts },
    {
      id: 'next',
      header: t('column.next'),
      text: ({ at }) => at && fileTime(at),
      cell: ({ at }) => (at ? <Instant isCompact at={at} /> : '–'),
    },
    {
      id: 'division',
      header: t('column.division'),
      text: ({ divisionName }) => divisionName,
      cell: ({ divisionId, divisionName }) =>
        divisionId === null ? (
          '–'
        ) : (
          <Link to={paths.adminDivision(divisionId, 'chat')} variant="quiet">
            {divisionName}
          </Link>
        ),
    },
    {
      id: 'created',
      header: t('column.created'),
      text: ({ createdAt }) => fileTime(createdAt),
      cell: ({ createdAt }) => <Instant isCompact at={createdAt} />,
    },
  ];

  const readAll = () =>
    allAfter((before) =>
      read({ filter, first: MOST, before }).then(({ chatTasks: { items, nextBefore } }) => ({
        items,
        next: nextBefore,
      })),
    );
  return (
    <>
      <DataTable caption={t('work.title')} columns={shownColumns(columns)} rows={tasks} rowKey={({ id }) => id} />
      <SaveTableBelow caption={t('work.title')} columns={columns} read={readAll} />
    </>
  );
}
