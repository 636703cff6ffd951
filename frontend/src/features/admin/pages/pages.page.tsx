import { useTranslation } from 'react-i18next';
import { Box } from '@chakra-ui/react';
import type { ManagedPageName } from '../../../lib/schema.generated';
import { useAddress } from '../../../lib/use-address';
import { ErrorState } from '../../../ui/page/error-state';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { AdminPage } from '../shell/admin-page';
import { Labelled } from '../labelled';
import { useOwnUndo } from '../../../lib/own-undo';
import { useReload } from '../use-reload';
import { PageForm } from './page-form';
import { Choice } from '../kit/choice';
import { useManagedPageFormQuery } from './pages-page.generated';

/** The pages whose text staff write. */
const NAMES = ['PRIZES'] as const satisfies readonly ManagedPageName[];

/** Chooses one of these pages, and edits its text in both languages. */
export default function PagesPage() {
  const { t } = useTranslation('admin-pages');
  const { search, set } = useAddress();
  const name = NAMES.find((each) => each.toLowerCase() === search.get('page')) ?? NAMES[0];
  // not read again while the form is open, because a typed text must not be replaced
  const { data, error, loading, refetch } = useManagedPageFormQuery({
    variables: { name },
    fetchPolicy: 'network-only',
  });
  const { round, reload } = useReload(refetch);
  useOwnUndo('page', reload);

  return (
    <AdminPage tab="pages" title={t('title')}>
      <PageHeading>{t('title')}</PageHeading>
      <Box maxWidth="20rem" marginBottom="6">
        <Labelled label={t('choose')}>
          {(id) => (
            <Choice id={id} value={name} onChange={({ target }) => set({ page: target.value.toLowerCase() })}>
              {NAMES.map((each) => (
                <option key={each} value={each}>
                  {t(`page.${each}`)}
                </option>
              ))}
            </Choice>
          )}
        </Labelled>
      </Box>
      {loading && !data && <SkeletonRows rows={12} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {data && <PageForm key={`${name} ${round}`} stored={data.managedPage} />}
    </AdminPage>
  );
}
