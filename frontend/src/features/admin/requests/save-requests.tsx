import { useTranslation } from 'react-i18next';
import { allAfter, useRead } from '../lists/all-rows';
import { fileTime, type ListColumn } from '../lists/list-column';
import { SaveTable } from '../lists/save-table';
import type { InboxRequestFragment } from './inbox-request.generated';
import { RequestInboxDocument } from './requests-page.generated';
import { inboxVariables, type InboxFilter } from './use-inbox-filter';

/** Saves all requests of the choice as CSV: what was asked by whom, and the decision. */
export function SaveRequests({ filter }: { filter: InboxFilter }) {
  const { t } = useTranslation('admin-requests');
  const read = useRead(RequestInboxDocument);
  const columns: ListColumn<InboxRequestFragment>[] = [
    { id: 'kind', header: t('filter.kind'), text: ({ kind }) => t(`kind.${kind}`) },
    { id: 'asker', header: t('file.asker'), text: ({ asker }) => asker.nickname },
    { id: 'asked', header: t('file.asked'), text: ({ createdAt }) => fileTime(createdAt) },
    { id: 'team', header: t('change.team'), text: ({ team, teamName }) => team?.name ?? teamName },
    {
      id: 'status',
      header: t('filter.status'),
      text: ({ status, aside }) => t(`status.${status === 'PENDING' && aside ? 'ASIDE' : status}`),
    },
    { id: 'by', header: t('file.by'), text: ({ decidedByNickname }) => decidedByNickname },
    { id: 'at', header: t('file.at'), text: ({ decidedAt }) => (decidedAt ? fileTime(decidedAt) : null) },
    { id: 'reason', header: t('file.reason'), text: ({ reason, aside }) => reason ?? aside?.reason ?? null },
  ];
  const readAll = () =>
    allAfter((after) =>
      read({ ...inboxVariables(filter), after }).then(({ requests: { items, nextAfter } }) => ({
        items,
        next: nextAfter,
      })),
    );
  return <SaveTable caption={t('title')} columns={columns} read={readAll} />;
}
