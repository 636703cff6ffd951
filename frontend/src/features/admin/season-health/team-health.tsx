import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TeamName } from '../../../league/team-logo';
import { paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { Section } from '../../../ui/page/section';
import { Instant } from '../../../ui/time/instant';
import { Note } from '../labelled';
import type { SeasonHealthPartsFragment } from './season-health.generated';
import { useLanguage } from '../../../lib/i18n/i18n';
import { divisionName } from '../../../league/division-name';

type Team = SeasonHealthPartsFragment['teams'][number];
type Concern = Team['concerns'][number];

const List = chakra('ul', { base: { bg: 'bg.surface', borderRadius: 'md', marginBottom: '3' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
    columnGap: '4',
    alignItems: 'center',
    paddingInline: '4',
    paddingBlock: '2',
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
    '& small': { color: 'fg.muted' },
  },
});
const Concerns = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } });

/** Teams that staff should write to, with the reasons. */
export function TeamHealth({ teams }: { teams: readonly Team[] }) {
  const { t } = useTranslation('admin-season-health');
  const language = useLanguage();
  return (
    <Section heading={t('teams.heading')}>
      <Note>{teams.length === 0 ? t('teams.none') : t('teams.note')}</Note>
      {teams.length > 0 && (
        <List>
          {teams.map((row) => (
            <Row key={row.team.id}>
              <span>
                <Link to={`${paths.adminTeams()}?q=${encodeURIComponent(row.team.name)}`}>
                  <TeamName team={row.team} isWrapping />
                </Link>{' '}
                <small>{divisionName(row.division, language)}</small>
              </span>
              <Concerns>
                {row.concerns.map((concern) => (
                  <ConcernText key={concern} row={row} concern={concern} />
                ))}
              </Concerns>
            </Row>
          ))}
        </List>
      )}
    </Section>
  );
}

function ConcernText({ row, concern }: { row: Team; concern: Concern }) {
  const { t } = useTranslation('admin-season-health');
  if (concern === 'SILENT') {
    return (
      <span>
        {row.captainSeenAt === null ? (
          t('concern.never')
        ) : (
          <>
            {t('concern.SILENT')} <Instant at={row.captainSeenAt} as="short-date-year" />
          </>
        )}
      </span>
    );
  }
  if (concern === 'PLAYERS') return <span>{t('concern.PLAYERS', { count: row.players })}</span>;
  if (concern === 'SWEDES') return <span>{t('concern.SWEDES', { count: row.swedes })}</span>;
  if (concern === 'WALKOVERS') return <span>{t('concern.WALKOVERS', { count: row.walkovers })}</span>;
  return <span>{t(`concern.${concern}`)}</span>;
}
