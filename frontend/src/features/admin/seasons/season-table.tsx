import { chakra, HStack, VStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { useAction } from '../../../lib/use-action';
import { useTimes } from '../../../lib/i18n/use-times';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { useStaffConfirm } from '../kit/staff-confirm';
import { Instant } from '../../../ui/time/instant';
import { fileTime, type ListColumn } from '../lists/list-column';
import { PagedTable } from '../lists/paged-table';
import { NotSettled } from './not-settled';
import { audienceKey } from '../messages/audience-key';
import { pageOf, useTablePage } from '../lists/use-table-page';
import {
  type AdminSeasonFragment,
  useCloseSeasonMutation,
  useDeleteSeasonMutation,
  useMakeSeasonCurrentMutation,
} from './season-actions.generated';
import type { AdminSeasonsQuery } from './seasons-page.generated';

type Season = AdminSeasonFragment;

interface SeasonTableProps {
  seasons: readonly Season[];
  /** What of the current season is not settled. */
  unsettled: AdminSeasonsQuery['unsettledSeries'];
  onEdit: (season: Season) => void;
  onWeek: (season: Season) => void;
}

const REFETCH = ['AdminSeasons'];
/** A cell with several words, so that all columns fit in an ordinary window. */
const Wrapping = chakra('span', { base: { display: 'block', minWidth: '5.5rem', whiteSpace: 'normal' } });

const Pages = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } });

/** They come all at once and in order. */
const NEWEST_FIRST = { column: 'start', direction: 'desc' } as const;
const HERE = { loading: false, refetch: () => undefined };

/** The text key of a season's name, with a note about the current season and the season of sign-up. */
function nameKeyOf({ isCurrent, isSignupSeason }: Season) {
  if (isCurrent) return isSignupSeason ? 'current-and-signup' : 'current';
  return isSignupSeason ? 'signup' : 'neither';
}

/** One row for each season, with the acts on it. */
export function SeasonTable({ seasons, unsettled, onEdit, onWeek }: SeasonTableProps) {
  const { t } = useTranslation('admin-seasons');
  const language = useLanguage();
  const times = useTimes();
  const [dialog, ask] = useStaffConfirm();
  const table = useTablePage({}, NEWEST_FIRST);
  const makeCurrent = useAction(useMakeSeasonCurrentMutation(), {
    success: t('made-current'),
    refetch: REFETCH,
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const close = useAction(useCloseSeasonMutation(), {
    success: t('closed'),
    refetch: REFETCH,
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const remove = useAction(useDeleteSeasonMutation(), { refetch: REFETCH, isProblemSilent: true, isFaultSilent: true });
  const busy = makeCurrent.busy || close.busy || remove.busy;
  const nameOf = ({ name }: Season) => seasonName(name, language);
  const current = seasons.find(({ isCurrent }) => isCurrent);

  const askToPlay = (season: Season) =>
    ask({
      title: t('confirm.current', { name: nameOf(season) }),
      children: current ? (
        <>
          <NotSettled unsettled={unsettled} season={nameOf(current)} />
          <p>{t('confirm.current-instead', { current: nameOf(current) })}</p>
        </>
      ) : (
        t('confirm.current-first')
      ),
      confirmLabel: t('make-current'),
      onConfirm: () => makeCurrent.run({ id: season.id, unplayedSeries: unsettled.unplayed }),
    });
  const askToClose = (season: Season) =>
    ask({
      title: t('confirm.close', { name: nameOf(season) }),
      children: (
        <>
          <NotSettled unsettled={unsettled} season={nameOf(season)} />
          <p>{t('confirm.close-means')}</p>
        </>
      ),
      confirmLabel: t('close'),
      isDestructive: true,
      onConfirm: () => close.run({ id: season.id }),
    });

  const askToDelete = (season: Season) =>
    ask({
      title: t('confirm.delete', { name: nameOf(season) }),
      children: t('confirm.delete-means'),
      confirmLabel: t('delete'),
      isDestructive: true,
      onConfirm: () => remove.run({ id: season.id }),
    });

  const columns: ListColumn<Season>[] = [
    { id: 'id', header: t('column.id'), isNumeric: true, text: ({ id }) => id },
    {
      id: 'name',
      header: t('column.name'),
      isRowHeader: true,
      text: (season) => t(nameKeyOf(season), { name: nameOf(season) }),
      cell: (season) => <Wrapping>{t(nameKeyOf(season), { name: nameOf(season) })}</Wrapping>,
    },
    {
      id: 'start',
      header: t('column.start'),
      text: ({ startsOn }) => startsOn,
      cell: ({ startsOn }) => <Instant isCompact at={startsOn} as="short-date-year" />,
    },
    {
      id: 'end',
      header: t('column.end'),
      text: ({ endsOn }) => endsOn,
      cell: ({ endsOn }) => <Instant isCompact at={endsOn} as="short-date-year" />,
    },
    {
      id: 'divisions',
      header: t('column.divisions'),
      isNumeric: true,
      text: ({ divisions }) => divisions.length,
      cell: ({ id, divisions }) =>
        divisions.length > 0 ? (
          divisions.length
        ) : (
          <Link to={paths.adminSeasonDivisions(id)}>{t('make-divisions')}</Link>
        ),
    },
    {
      id: 'closes',
      header: t('column.closes'),
      text: ({ signupClosesAt }) => (signupClosesAt ? fileTime(signupClosesAt) : null),
      cell: ({ signupClosesAt }) => <Wrapping>{signupClosesAt ? times.until(signupClosesAt) : '–'}</Wrapping>,
    },
    {
      id: 'format',
      header: t('column.format'),
      text: ({ format }) => t(`format.${format}`),
      cell: ({ format }) => <Wrapping>{t(`format.${format}`)}</Wrapping>,
    },
    {
      id: 'acts',
      header: t('column.acts'),
      text: null,
      cell: (season) => (
        // the pages of the season above the acts, so that all columns fit in an ordinary window
        <VStack align="start" gap="0" minWidth="14.25rem" paddingBlock="1">
          <Pages>
            <Link to={paths.adminSeasonHealth(season.id)} aria-label={t('health-name', { name: nameOf(season) })}>
              {t('health')}
            </Link>
            <Link to={paths.adminStages(season.id)}>{t('stages')}</Link>
            <Link to={paths.adminSeasonEnd(season.id)}>{t('end')}</Link>
            {(season.isCurrent || season.isSignupSeason) && (
              <Link
                to={paths.adminMessages(audienceKey({ seasonId: season.id, divisionId: null }))}
                aria-label={t('write-name', { name: nameOf(season) })}
              >
                {t('write')}
              </Link>
            )}
          </Pages>
          <HStack gap="2" rowGap="1" wrap="wrap">
            <Button size="sm" aria-label={t('edit-name', { name: nameOf(season) })} onClick={() => onEdit(season)}>
              {t('edit')}
            </Button>
            <Button
              size="sm"
              aria-label={t('week.button-name', { name: nameOf(season) })}
              onClick={() => onWeek(season)}
            >
              {t('week.button')}
            </Button>
            {season.isCurrent ? (
              <Button
                size="sm"
                variant="ghost"
                isWaiting={busy}
                aria-label={t('close-name', { name: nameOf(season) })}
                onClick={() => askToClose(season)}
              >
                {t('close')}
              </Button>
            ) : (
              <Button
                size="sm"
                variant="ghost"
                isWaiting={busy}
                aria-label={t('make-current-name', { name: nameOf(season) })}
                onClick={() => askToPlay(season)}
              >
                {t('make-current')}
              </Button>
            )}
            {!season.isCurrent && !season.isSignupSeason && season.divisions.length === 0 && (
              <Button
                size="sm"
                variant="ghost"
                isWaiting={busy}
                aria-label={t('delete-name', { name: nameOf(season) })}
                onClick={() => askToDelete(season)}
              >
                {t('delete')}
              </Button>
            )}
          </HStack>
        </VStack>
      ),
    },
  ];

  return (
    <>
      <PagedTable
        table={table}
        found={HERE}
        page={pageOf(seasons, table)}
        empty={t('empty')}
        caption={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        rowsAt={(slice) => Promise.resolve(pageOf(seasons, { filter: slice }))}
        isMarked={({ isCurrent }) => isCurrent}
      />
      {dialog}
    </>
  );
}
