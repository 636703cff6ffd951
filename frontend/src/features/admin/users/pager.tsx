import { chakra, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { controlStyle } from '../../../ui/form-control';
import { PAGE_SIZES } from './use-user-filter';

interface PagerProps {
  total: number;
  size: number;
  /** From 1. */
  page: number;
  onChoose: (param: 'size' | 'page', value: string) => void;
}

const Select = chakra('select', controlStyle);

/** Which rows are shown, how many at a time, and the way to the others. */
export function Pager({ total, size, page, onChoose }: PagerProps) {
  const { t } = useTranslation('admin-users');
  const id = useId();
  const last = Math.max(1, Math.ceil(total / size));
  const from = Math.min((page - 1) * size + 1, total);

  return (
    <Flex as="nav" aria-label={t('pager.label')} wrap="wrap" align="center" gap="3" marginTop="4">
      <label htmlFor={id}>{t('pager.size')}</label>
      <Select id={id} width="24" value={size} onChange={(event) => onChoose('size', event.target.value)}>
        {PAGE_SIZES.map((each) => (
          <option key={each} value={each}>
            {each === PAGE_SIZES.at(-1) ? t('pager.all') : each}
          </option>
        ))}
      </Select>
      <Text role="status" color="fg.muted">
        {t('pager.shown', { from, to: Math.min(page * size, total), total })}
      </Text>
      <Button size="sm" disabled={page <= 1} onClick={() => onChoose('page', String(page - 1))}>
        {t('pager.previous')}
      </Button>
      <Button size="sm" disabled={page >= last} onClick={() => onChoose('page', String(page + 1))}>
        {t('pager.next')}
      </Button>
    </Flex>
  );
}
