import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { seasonName } from '../../../league/season-name';
import { formatInteger, formatScoreInText } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { useTimes } from '../../../lib/i18n/use-times';
import { Crest } from '../../../ui/crest';
import { Link } from '../../../ui/link';
import { Section } from '../../../ui/page/section';
import { DataTable, type Column } from '../../../ui/table/data-table';
import type { LeagueRecordFragment } from './records-page.generated';
import { divisionName } from '../../../league/division-name';

type Holder = LeagueRecordFragment['holders'][number];

const Rows = styled('div', {
  base: {
    '& table': { minWidth: '0' },
    '& td, & tbody th': { verticalAlign: 'top', paddingBlock: '2', whiteSpace: 'normal' },
    '& tbody th': {
      fontFamily: 'display',
      fontWeight: 'normal',
      color: 'fg.muted',
      lineHeight: 'tight',
      hyphens: 'auto',
    },
    // on a phone each record is a card: its name and number on a line, and below them who holds it, with the whole width
    mdDown: {
      '& thead': { srOnly: true },
      '& table, & tbody': { display: 'block' },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: '3',
        height: 'auto',
        paddingInline: '3',
        paddingBlock: '2',
      },
      '& tbody tr > *': { display: 'block', width: 'auto', height: 'auto', padding: '0', borderWidth: '0' },
      '& tbody td:last-child': { gridColumn: '1 / -1' },
    },
    '& tbody tr > :nth-child(2)': { fontFamily: 'display', fontSize: 'xl', lineHeight: 'none', whiteSpace: 'nowrap' },
  },
});

const Holders = styled('ul', {
  base: {
    display: 'grid',
    // those who share a record stand beside each other; one who is alone has the whole line
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(15rem, 1fr))' },
    gap: '2',
    columnGap: '6',
    '& > li': { display: 'flex', gap: '2', alignItems: 'flex-start' },
    // under the names, which are beside the crests
    '& > li.others': { paddingLeft: '8', paddingTop: '1', '@media (max-width: 359px)': { paddingLeft: '0' } },
    '& > li > div': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', flex: '1', minWidth: '0' },
    // the reset gives every element its own rule for long words
    '& a, & a *': { overflowWrap: 'anywhere' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'touch', md: '0' },
      lineHeight: 'tight',
      paddingBlock: '1',
    },
    '& img, & [data-initials]': {
      marginTop: { base: '5', md: '0' },
      '@media (max-width: 359px)': { display: 'none' },
    },
    // facts stand apart instead of being joined by commas, one of which would begin a line after a long name
    '& small': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      color: 'fg.muted',
      fontSize: 'sm',
      lineHeight: 'tight',
    },
    '& > li > div > a:first-child': { alignItems: { base: 'flex-end', md: 'center' } },
    '& > li:only-child > div > a:first-child': { fontWeight: 'semibold' },
  },
});

/** The records that are set in one thing: in a game, a series, a season or a career. */
export function RecordTable({ heading, records }: { heading: string; records: readonly LeagueRecordFragment[] }) {
  const { t } = useTranslation('stats-records');
  const language = useLanguage();
  const columns: Column<LeagueRecordFragment>[] = [
    {
      id: 'record',
      header: t('column.record'),
      isRowHeader: true,
      width: 'clamp(4.875rem, 24.8vw, 13rem)',
      cell: ({ kind }) => t(`kind.${kind}`),
    },
    {
      id: 'value',
      header: t('column.value'),
      isNumeric: true,
      isStrong: true,
      width: '5.25rem',
      cell: ({ value }) => formatInteger(value, language),
    },
    {
      id: 'holders',
      header: t('column.holders'),
      cell: ({ holders, others }) => (
        <Holders>
          {holders.map((holder, index) => (
            <li key={index}>
              <Crest image={holder.team.logo} name={holder.team.name} size={24} />
              <div>
                <Who holder={holder} />
                <Where holder={holder} />
              </div>
            </li>
          ))}
          {others > 0 && (
            <li className="others">
              <small>{t('others', { count: others })}</small>
            </li>
          )}
        </Holders>
      ),
    },
  ];
  return (
    <Section heading={heading}>
      <Rows>
        <DataTable
          isFitted
          caption={t('caption', { scope: heading })}
          columns={columns}
          rows={records}
          rowKey={({ kind }) => kind}
        />
      </Rows>
    </Section>
  );
}

/** A player with the team of then, or a team. */
function Who({ holder: { player, team } }: { holder: Holder }) {
  return player ? (
    <Link variant="quiet" to={paths.player(player.id)}>
      {player.nickname}
    </Link>
  ) : (
    <Link variant="quiet" to={paths.team(team.id)}>
      {team.name}
    </Link>
  );
}

const NO_BREAK_SPACE = '\u00a0';
const inOneLine = (words: string) => words.replaceAll(' ', NO_BREAK_SPACE);

/** The series or the season in which the record was set; of a career the latest team. */
function Where({ holder }: { holder: Holder }) {
  const { t } = useTranslation('stats-records');
  const language = useLanguage();
  const times = useTimes();
  const { player, team, opponent, seriesId, game, goalsFor, goalsAgainst, playedAt, season, division } = holder;
  const own = player ? `${team.name} ` : '';
  const facts = (...all: (string | null | undefined | false)[]) => (
    <small>
      {all.filter(Boolean).map((fact, index) => (
        // the spaces keep the words apart where there is no layout
        <Fragment key={index}>
          <span>{fact}</span>{' '}
        </Fragment>
      ))}
    </small>
  );
  if (seriesId !== null) {
    const score = formatScoreInText(goalsFor ?? 0, goalsAgainst ?? 0);
    const day = playedAt ? times.write(playedAt, 'short-date-year').swedish : '';
    const words = { team: own, opponent: opponent?.name ?? '', score };
    return (
      <Link variant="quiet" to={paths.series(seriesId)}>
        {game === null
          ? facts(t('where.series', words), inOneLine(day))
          : facts(t('where.game', words), t('where.number', { game }), inOneLine(day))}
      </Link>
    );
  }
  if (!season) return <small>{team.name}</small>;
  const to = division
    ? paths.division(division.discriminator, division.seasonId)
    : `${paths.leaders()}?season=${season.id}&numbers=total`;
  const name = seasonName(season.name, language);
  return (
    <Link variant="quiet" to={to}>
      {facts(player && team.name, division && divisionName(division, language), inOneLine(name))}
    </Link>
  );
}
