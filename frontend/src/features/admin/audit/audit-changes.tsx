import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/page/error-state';
import { Link } from '../../../ui/link';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { UndoDialog } from '../undo/undo-dialog';
import { ChangeList } from '../changes/change-list';
import { ResultChange } from '../changes/result-change';
import { useAuditDetailsQuery } from './audit-changes.generated';
import type { AuditRowFragment } from './audit-columns.generated';

/** The changes of an act, value by value, its undo, and a link to all acts on the same thing. */
export function AuditChanges({ entry, historyPath }: { entry: AuditRowFragment; historyPath: string }) {
  const { t } = useTranslation('admin-audit');
  const [isAsking, setIsAsking] = useState(false);
  const { data, error, refetch } = useAuditDetailsQuery({ variables: { id: entry.id } });
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={2} rowHeight={24} />;
  const { changes = [], changeCount = 0, requestId = null, results = null } = data.auditDetails ?? {};

  return (
    // the row is as wide as the table, which scrolls on a phone; the changes stay visible
    <Flex direction="column" gap="3" position="sticky" left="4" maxWidth="min(100%, calc(100vw - 4rem))">
      {results && <ResultChange results={results} />}
      {(changes.length > 0 || !results) && <ChangeList changes={changes} changeCount={changeCount} />}
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="2" color="fg.muted" fontSize="sm">
        {!entry.isUndone && (
          <Button size="sm" onClick={() => setIsAsking(true)}>
            {entry.undoesKey === null ? t('take-back') : t('redo')}
          </Button>
        )}
        <Link to={historyPath}>{t('history')}</Link>
        {requestId !== null && <span>{t('request-id', { id: requestId })}</span>}
      </Flex>
      {isAsking && <UndoDialog entryId={entry.id} onClose={() => setIsAsking(false)} />}
    </Flex>
  );
}
