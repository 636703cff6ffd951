import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import type { Column } from '../../../ui/table/data-table';
import { FROM_LIST } from '../lists/use-opened';
import { Link, PlainLink } from '../../../ui/link';
import { Instant } from '../../../ui/time/instant';
import type { MemberRowFragment } from './member-list.generated';

const NONE = '–';

/** One row for each member of the association. */
export function useMemberColumns(linkTo: (key: string | number) => To): Column<MemberRowFragment>[] {
  const { t } = useTranslation('admin-users');
  return [
    {
      id: 'name',
      header: t('member-list.name'),
      isRowHeader: true,
      cell: ({ id, name, email }) => (
        <Link
          to={linkTo(id)}
          state={FROM_LIST}
          preventScrollReset
          aria-haspopup="dialog"
          aria-label={t('manage-name', { name: name ?? email })}
        >
          {name ?? t('member-list.no-form')}
        </Link>
      ),
    },
    {
      id: 'email',
      header: t('column.email'),
      cell: ({ email }) => <PlainLink href={`mailto:${email}`}>{email}</PlainLink>,
    },
    {
      id: 'phone',
      header: t('member-list.phone'),
      cell: ({ phone }) => (phone === null ? NONE : <PlainLink href={`tel:${phone}`}>{phone}</PlainLink>),
    },
    {
      id: 'place',
      header: t('member-list.place'),
      cell: ({ zip, city }) => [zip, city].filter(Boolean).join(' ') || NONE,
    },
    {
      id: 'joined',
      header: t('member-list.joined'),
      cell: ({ joinedAt }) => <Instant isCompact at={joinedAt} as="date" />,
    },
    {
      id: 'letters',
      header: t('member-list.letters'),
      cell: ({ agreesToMarketing }) => (agreesToMarketing === null ? NONE : t(agreesToMarketing ? 'yes' : 'no')),
    },
    {
      id: 'account',
      header: t('member-list.account'),
      cell: ({ userId, nickname }) =>
        userId === null ? (
          t('member-list.never')
        ) : (
          <Link to={paths.adminPerson({ userId, playerId: null })}>{nickname ?? t('member-list.no-player')}</Link>
        ),
    },
  ];
}
