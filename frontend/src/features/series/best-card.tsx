import { useTranslation } from 'react-i18next';
import type { TeamLogoFragment } from '../../league/team-logo.generated';
import { styled } from '../../styled-system/jsx';
import { formatAverage } from '../../lib/i18n/format';
import { useLanguage } from '../../lib/i18n/i18n';
import { paths } from '../../lib/paths';
import { Crest } from '../../ui/crest';
import { CrestColours } from '../../ui/crest-colours';
import { Link } from '../../ui/link';
import type { BestPlayer } from './best-player';

const Card = styled('section', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    paddingInline: '4',
    paddingBlock: '3',
    marginBottom: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    lineHeight: 'tight',
    '& h2': { color: 'fg.muted', fontFamily: 'body', fontSize: 'xs', fontWeight: 'normal' },
    '& p': { marginTop: '0.5', color: 'fg.muted', fontSize: 'sm' },
    '& strong': { display: 'block', fontFamily: 'display', fontSize: '2xl', textAlign: 'right' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs', textAlign: 'right' },
  },
});

const Name = styled(Link, { base: { fontFamily: 'display', fontSize: 'lg', fontWeight: 'bold' } });

/** Who decided a played series, below its head: the player, the rating, and what they did. */
export function BestCard({ best, team }: { best: BestPlayer; team: TeamLogoFragment }) {
  const { t } = useTranslation('series');
  const language = useLanguage();
  const { row, rating } = best;
  const did = (['goals', 'assists', 'saves'] as const).map((number) => t(`best.${number}`, { count: row[number] }));
  return (
    <Card aria-labelledby="best">
      <CrestColours place="tint" image={team.logo} name={team.name} size={40} />
      <Crest image={team.logo} name={team.name} size={40} />
      <div>
        <h2 id="best">{t('best.heading')}</h2>
        <Name variant="quiet" to={paths.player(row.player.id)}>
          {row.player.nickname}
        </Name>
        <p>{`${team.name} · ${did.join(', ')}`}</p>
      </div>
      <div className="numbers">
        <strong>{formatAverage(rating, language)}</strong>
        <small>{t('numbers.rating.name')}</small>
      </div>
    </Card>
  );
}
