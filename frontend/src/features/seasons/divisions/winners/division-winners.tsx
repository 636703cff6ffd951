import { useTranslation } from 'react-i18next';
import { styled } from '../../../../styled-system/jsx';
import { seasonName } from '../../../../league/season-name';
import { HiddenResult } from '../../../../league/spoilers/hidden-result';
import { TeamLink } from '../../../../league/team-logo';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { paths } from '../../../../lib/paths';
import { Link } from '../../../../ui/link';
import { ErrorState } from '../../../../ui/page/error-state';
import { Section } from '../../../../ui/page/section';
import { useDivisionWinnersQuery } from './division-winners.generated';

const Winners = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(15rem, 1fr))' },
    columnGap: '6',
    rowGap: '3',
  },
});

const Winner = styled('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minWidth: '0',
    '& > small': { color: 'fg.muted' },
  },
});

/**
 * Who has won the divisions with this address in the other seasons that are settled (R46), the latest first. Nothing where nobody has,
 * nor until that is known: most divisions have a winner, and it is the last part of the page.
 */
export function DivisionWinners({ discriminator, seasonId }: { discriminator: string; seasonId: number }) {
  const { t } = useTranslation('seasons-divisions-winners');
  const language = useLanguage();
  const { data, error, refetch } = useDivisionWinnersQuery({ variables: { discriminator } });
  const winners = data?.divisionWinners.filter(({ season }) => season.id !== seasonId) ?? [];
  const hasFailed = !data && error !== undefined;
  if (winners.length === 0 && !hasFailed) return null;
  return (
    <styled.div marginTop="8">
      <Section heading={t('heading')}>
        {hasFailed && <ErrorState onRetry={() => void refetch()} />}
        {winners.length > 0 && (
          <HiddenResult part={`winners ${discriminator}`} name={t('heading')}>
            <Winners>
              {winners.map(({ season, division, team }) => (
                <Winner key={`${division.id}-${team.id}`}>
                  <small>
                    <Link variant="inline" to={paths.division(division.discriminator, division.seasonId)}>
                      {seasonName(season.name, language)}
                    </Link>
                  </small>
                  <TeamLink team={team} isWrapping />
                </Winner>
              ))}
            </Winners>
          </HiddenResult>
        )}
      </Section>
    </styled.div>
  );
}
