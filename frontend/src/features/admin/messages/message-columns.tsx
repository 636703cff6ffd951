import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/i18n';
import { fileTime, type ListColumn } from '../lists/list-column';
import type { CaptainMessagePartsFragment } from './messages.generated';
import { useAudienceName } from './use-audience-name';
import { Instant } from '../../../ui/time/instant';

const Written = chakra('span', { base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } });

/** One row for each message: when, by whom, to whom, to how many, and what. */
export function useMessageColumns(): ListColumn<CaptainMessagePartsFragment>[] {
  const { t } = useTranslation('admin-messages');
  const language = useLanguage();
  const nameOf = useAudienceName();
  const textOf = ({ textSv, textEn }: CaptainMessagePartsFragment) => (language === 'en' ? textEn : textSv);
  return [
    {
      id: 'at',
      header: t('column.at'),
      isRowHeader: true,
      text: ({ sentAt }) => fileTime(sentAt),
      cell: ({ sentAt }) => <Instant isCompact at={sentAt} as="date-time" />,
    },
    { id: 'by', header: t('column.by'), text: ({ sentBy }) => sentBy },
    { id: 'to', header: t('column.to'), text: nameOf },
    { id: 'captains', header: t('column.captains'), isNumeric: true, text: ({ captains }) => captains },
    { id: 'unreachable', header: t('column.unreachable'), isNumeric: true, text: ({ unreachable }) => unreachable },
    {
      id: 'text',
      header: t('column.text'),
      text: textOf,
      cell: (message) => <Written>{textOf(message)}</Written>,
    },
  ];
}
