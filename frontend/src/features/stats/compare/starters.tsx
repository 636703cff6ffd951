import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { HiddenResult } from '../../../league/spoilers/hidden-result';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { Section } from '../../../ui/page/section';
import { Crest } from '../../../ui/crest';
import { useComparePlayersStartQuery, useCompareTeamsStartQuery } from './compare-start.generated';

const Choices = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    gap: '2',
    '& > li': { display: 'grid', minWidth: '0' },
    '& a': { justifyContent: 'space-between', whiteSpace: 'normal' },
  },
});

/** The pairs of players who lead the lists together: the first one and those who follow. */
const MOST_PAIRS = 5;

/** Teams that meet soon: one press compares them. Nothing while they are not known. */
export function TeamStarters() {
  const { t } = useTranslation('stats-compare');
  const { data } = useCompareTeamsStartQuery();
  const coming = data?.upcomingSeries ?? [];
  if (coming.length === 0) return null;
  return (
    <Section heading={t('start.teams')}>
      <Choices>
        {coming.map(({ id, home, away }) => (
          <li key={id}>
            <ButtonLink variant="outline" to={paths.compare('teams', home.id, away.id)}>
              <Crest image={home.logo} name={home.name} size={24} />
              {t('pair', { home: home.name, away: away.name })}
              <Crest image={away.logo} name={away.name} size={24} />
            </ButtonLink>
          </li>
        ))}
      </Choices>
    </Section>
  );
}

/** The season's best scorer beside those who follow. */
export function PlayerStarters() {
  const { t } = useTranslation('stats-compare');
  const { data } = useComparePlayersStartQuery();
  const [first, ...others] = data?.leaders.lists.find(({ number }) => number === 'GOALS')?.leaders ?? [];
  if (!first || others.length === 0) return null;
  return (
    <Section heading={t('start.players')}>
      <HiddenResult part="leaders" name={t('start.players')}>
        <Choices>
          {others.slice(0, MOST_PAIRS).map(({ player }) => (
            <li key={player.id}>
              <ButtonLink variant="outline" to={paths.compare('players', first.player.id, player.id)}>
                {t('pair', { home: first.player.nickname, away: player.nickname })}
              </ButtonLink>
            </li>
          ))}
        </Choices>
      </HiddenResult>
    </Section>
  );
}
