import { Flex, Pagination, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInteger } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { Button } from '../../../ui/button';
import { PAGE_SIZES, rememberSize, type TablePage } from './use-table-page';
import { Choice } from '../kit/choice';

interface TablePagerProps {
  table: TablePage;
  total: number;
  /** Stands at the end. */
  children?: ReactNode;
}

/** Says which rows are shown, and chooses their number and the page. */
export function TablePager({ table, total, children }: TablePagerProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const language = useLanguage();
  const { page, choose, goTo } = table;
  const size = table.size === 'all' ? total : table.size;
  const last = Math.max(1, Math.ceil(total / size));
  const from = Math.min((page - 1) * size + 1, total);
  const chooseSize = (value: string) => {
    rememberSize(value);
    choose('size', value);
  };
  const number = (value: number) => formatInteger(value, language);

  return (
    <Flex wrap="wrap" align="center" gap="3" marginTop="4">
      <label htmlFor={id}>{t('pager.size')}</label>
      <Choice id={id} width="24" value={table.size} onChange={({ target }) => chooseSize(target.value)}>
        {PAGE_SIZES.map((each) => (
          <option key={each} value={each}>
            {each === 'all' ? t('pager.all') : each}
          </option>
        ))}
      </Choice>
      <Text role="status" color="fg.muted">
        {t('pager.shown', { from: number(from), to: number(Math.min(page * size, total)), total: number(total) })}
      </Text>
      {last > 1 && (
        <Pagination.Root
          count={total}
          pageSize={size}
          page={page}
          onPageChange={(to) => goTo(to.page)}
          translations={{
            rootLabel: t('pager.label'),
            itemLabel: (item) => t('pager.page', { page: number(item.page) }),
            prevTriggerLabel: t('pager.previous'),
            nextTriggerLabel: t('pager.next'),
          }}
        >
          <Pagination.PrevTrigger asChild>
            <Button>{t('pager.previous')}</Button>
          </Pagination.PrevTrigger>
          <Pagination.Items
            ellipsis={<span>…</span>}
            render={(item) => (
              <Button variant="ghost" size="icon">
                {number(item.value)}
              </Button>
            )}
          />
          <Pagination.NextTrigger asChild>
            <Button>{t('pager.next')}</Button>
          </Pagination.NextTrigger>
        </Pagination.Root>
      )}
      {children}
    </Flex>
  );
}
