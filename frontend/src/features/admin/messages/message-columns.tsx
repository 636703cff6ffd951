import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { CaptainMessagePartsFragment } from '../../../gql/admin/graphql';
import { formatDateTime } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import type { Column } from '../../../ui/table/data-table';
import { useAudienceName } from './use-audience-name';

const Written = chakra('span', { base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } });

/** One row for each message: when, by whom, to whom, to how many, and what. */
export function useMessageColumns(): Column<CaptainMessagePartsFragment>[] {
  const { t } = useTranslation('admin-messages');
  const language = useLanguage();
  const nameOf = useAudienceName();
  return [
    { id: 'at', header: t('column.at'), isRowHeader: true, cell: ({ sentAt }) => formatDateTime(sentAt, language) },
    { id: 'by', header: t('column.by'), cell: ({ sentBy }) => sentBy ?? '–' },
    { id: 'to', header: t('column.to'), cell: nameOf },
    { id: 'captains', header: t('column.captains'), isNumeric: true, cell: ({ captains }) => captains },
    { id: 'unreachable', header: t('column.unreachable'), isNumeric: true, cell: ({ unreachable }) => unreachable },
    {
      id: 'text',
      header: t('column.text'),
      cell: ({ textSv, textEn }) => <Written>{language === 'en' ? textEn : textSv}</Written>,
    },
  ];
}
