import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import { formatInteger, formatList } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useTimes } from '../../../lib/i18n/use-times';
import { Link } from '../../../ui/link';
import { Instant } from '../../../ui/time/instant';
import { fileTime, type ListColumn } from '../lists/list-column';
import { FROM_LIST } from '../lists/use-opened';
import type { ApiKeyPartsFragment } from './api-keys.generated';
import { sumOf } from './key-use';

type Key = ApiKeyPartsFragment;

const today = ({ days }: Key): number => days.at(-1)?.calls ?? 0;

/** One row for each key. The name opens it. */
export function useKeyColumns(linkTo: (id: number) => To): ListColumn<Key>[] {
  const { t } = useTranslation('admin-partners');
  const language = useLanguage();
  const times = useTimes();
  const number = (value: number) => formatInteger(value, language);
  return [
    {
      id: 'name',
      header: t('column.name'),
      isRowHeader: true,
      text: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link
          to={linkTo(id)}
          state={FROM_LIST}
          preventScrollReset
          aria-haspopup="dialog"
          aria-label={t('open-name', { name })}
        >
          {name}
        </Link>
      ),
    },
    { id: 'partner', header: t('column.partner'), text: ({ partner }) => partner ?? t('by-staff') },
    {
      id: 'state',
      header: t('column.state'),
      text: ({ state }) => t(`state.${state}`),
      cell: ({ state, revokedAt, endsAt }) => {
        if (state === 'REVOKED' && revokedAt !== null) {
          return t('state.revoked-on', { day: times.shortDateYear(revokedAt) });
        }
        if (endsAt === null || state === 'STOPPED') return t(`state.${state}`);
        return t(state === 'ENDED' ? 'state.ended-at' : 'state.ends-at', { at: times.until(endsAt) });
      },
    },
    {
      id: 'scopes',
      header: t('column.scopes'),
      text: ({ scopes }) =>
        formatList(
          scopes.map((scope) => t(`scope.${scope}`)),
          language,
        ),
    },
    {
      id: 'limit',
      header: t('column.limit'),
      fullHeader: t('column.limit-full'),
      isNumeric: true,
      text: ({ limitPerMinute }) => limitPerMinute,
      cell: ({ limitPerMinute }) => number(limitPerMinute),
    },
    {
      id: 'today',
      header: t('column.today'),
      fullHeader: t('column.today-full'),
      isNumeric: true,
      text: today,
      cell: (key) => number(today(key)),
    },
    {
      id: 'month',
      header: t('column.month'),
      fullHeader: t('column.month-full'),
      isNumeric: true,
      text: ({ days }) => sumOf(days),
      cell: ({ days }) => number(sumOf(days)),
    },
    {
      id: 'last',
      header: t('column.last'),
      text: ({ lastUsedAt }) => (lastUsedAt === null ? null : fileTime(lastUsedAt)),
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? t('never') : <Instant isCompact at={lastUsedAt} as="date-time" />,
    },
    { id: 'contact', header: t('column.contact'), text: ({ contact }) => contact || null },
    {
      id: 'made',
      header: t('column.made'),
      text: ({ createdAt }) => fileTime(createdAt),
      cell: ({ createdAt }) => <Instant isCompact at={createdAt} as="short-date-year" />,
    },
    { id: 'by', header: t('column.by'), text: ({ madeBy }) => madeBy },
  ];
}
