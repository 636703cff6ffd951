import { chakra, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { AuditRowFragment } from '../../../gql/admin/graphql';
import { useAuditDetailsQuery } from '../../../gql/admin/hooks';
import { useLanguage } from '../../../lib/i18n/i18n';
import { ErrorState } from '../../../ui/page/error-state';
import { Link } from '../../../ui/link';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { pathWords, valueWords } from './change-words';

const Changes = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    maxHeight: '24rem',
    overflowY: 'auto',
    whiteSpace: 'normal',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: '14rem minmax(0, 1fr)' },
      columnGap: '4',
    },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
    '& del': { color: 'fg.muted', textDecoration: 'line-through' },
    '& ins': { textDecoration: 'none', fontWeight: 'semibold' },
  },
});

/** The changes of an act, value by value, and a link to all acts on the same thing. */
export function AuditChanges({ entry, historyPath }: { entry: AuditRowFragment; historyPath: string }) {
  const { t } = useTranslation('admin-audit');
  const language = useLanguage();
  const { data, error, refetch } = useAuditDetailsQuery({ variables: { id: entry.id } });
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={2} rowHeight={24} />;
  const { changes = [], changeCount = 0, requestId = null } = data.auditDetails ?? {};
  const left = changeCount - changes.length;

  return (
    // the row is as wide as the table, which scrolls on a phone; the changes stay visible
    <Flex direction="column" gap="3" position="sticky" left="4" maxWidth="min(100%, calc(100vw - 4rem))">
      {changes.length === 0 && <Text>{t('no-changes')}</Text>}
      {changes.length > 0 && (
        <Changes>
          {changes.map(({ path, before, after }) => (
            <div key={path}>
              <dt>{pathWords(path, t)}</dt>
              <dd>
                {before !== null && (
                  <>
                    <del>
                      <span className="visually-hidden">{t('before')} </span>
                      {valueWords(before, language, t, path)}
                    </del>
                    <span aria-hidden>{' → '}</span>
                  </>
                )}
                <ins>
                  <span className="visually-hidden">{t('after')} </span>
                  {valueWords(after, language, t, path)}
                </ins>
              </dd>
            </div>
          ))}
        </Changes>
      )}
      {left > 0 && <Text color="fg.muted">{t('more-changes', { count: left })}</Text>}
      <Flex wrap="wrap" align="center" columnGap="4" color="fg.muted" fontSize="sm">
        <Link to={historyPath}>{t('history')}</Link>
        {requestId !== null && <span>{t('request-id', { id: requestId })}</span>}
      </Flex>
    </Flex>
  );
}
