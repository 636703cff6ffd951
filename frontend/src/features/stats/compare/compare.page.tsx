import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { styled } from '../../../styled-system/jsx';
import { idOf, paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import type { Kind } from './compared';
import { PlayersComparison } from './players-comparison';
import { Choosers } from './choosers';
import { PlayerStarters, TeamStarters } from './starters';
import { useOneSide } from './side-names';
import { TeamsComparison } from './teams-comparison';

const Kinds = styled('nav', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBottom: '4' } });

/** Two teams or two players side by side. Without both in the address, it offers to choose them. */
export default function ComparePage() {
  const { t } = useTranslation('stats-compare');
  const { kind: asked, ...ids } = useParams();
  const kind: Kind = asked?.toLowerCase() === 'players' ? 'players' : 'teams';
  const [homeId, awayId] = [idOf(ids['homeId']), idOf(ids['awayId'])];
  const isSame = homeId !== null && homeId === awayId;
  const one = useOneSide(kind, awayId === null || isSame ? homeId : null);
  if (homeId !== null && awayId !== null && !isSame) {
    const Comparison = kind === 'teams' ? TeamsComparison : PlayersComparison;
    return <Comparison key={kind} homeId={homeId} awayId={awayId} />;
  }

  return (
    <Page title={t('title')} description={t('description')}>
      <PageHeading>{t('title')}</PageHeading>
      <Kinds aria-label={t('kinds')}>
        {(['teams', 'players'] as const).map((other) => (
          <ButtonLink
            key={other}
            variant={kind === other ? 'solid' : 'outline'}
            aria-current={kind === other ? 'page' : undefined}
            to={paths.compare(other)}
          >
            {t(`kind.${other}`)}
          </ButtonLink>
        ))}
      </Kinds>
      <Choosers key={kind} kind={kind} home={one ?? null} away={null} />
      {homeId === null && (kind === 'teams' ? <TeamStarters /> : <PlayerStarters />)}
      <EmptyState>{isSame ? t(`same.${kind}`) : t(`empty.${kind}`)}</EmptyState>
    </Page>
  );
}
